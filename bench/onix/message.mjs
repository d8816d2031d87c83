/** A message of so many bytes, as a stream of texts: records of about four kilobytes, as most feeds write them. */
export function* generateMessage({ bytes, price, sent = "20261121T0800Z" }) {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<ONIXMessage release="3.0"><Header><Sender><SenderName>Mesure</SenderName></Sender><SentDateTime>${sent}</SentDateTime></Header>\n`;
  let size = 0;
  for (let index = 0; size < bytes; index += 1) {
    const record = recordOf(index, price);
    size += Buffer.byteLength(record);
    yield record;
  }
  yield "</ONIXMessage>\n";
}

const WORDS =
  "nuit mer été hiver jardin maison secret vie monde ombre lumière vent pierre rivière forêt ville train lettre voix silence mémoire enfant père sœur".split(
    " ",
  );
const LAST =
  "Martin Bernard Dubois Thomas Robert Richard Petit Durand Leroy Moreau Simon Laurent Lefebvre Michel Garcia David Bertrand Roux Vincent Fournier".split(
    " ",
  );
const wordAt = (index) => WORDS[index % WORDS.length];

function eanOf(index) {
  const body = `97821${String(index).padStart(7, "0")}`;
  const sum = [...body].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 1 : 3), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

function recordOf(index, price) {
  const ean = eanOf(index);
  const title = `La ${wordAt(index)} et ${wordAt(index * 7 + 3)} ${index}`;
  const summary = Array.from({ length: 130 }, (_, place) => wordAt(index * 31 + place * place)).join(" ");
  return `<Product>
  <RecordReference>fr.mesure.${ean}</RecordReference>
  <NotificationType>03</NotificationType>
  <ProductIdentifier><ProductIDType>03</ProductIDType><IDValue>${ean}</IDValue></ProductIdentifier>
  <ProductIdentifier><ProductIDType>15</ProductIDType><IDValue>${ean}</IDValue></ProductIdentifier>
  <DescriptiveDetail>
    <ProductComposition>00</ProductComposition>
    <ProductForm>BC</ProductForm>
    <Measure><MeasureType>01</MeasureType><Measurement>178</Measurement><MeasureUnitCode>mm</MeasureUnitCode></Measure>
    <Measure><MeasureType>02</MeasureType><Measurement>110</Measurement><MeasureUnitCode>mm</MeasureUnitCode></Measure>
    <Measure><MeasureType>03</MeasureType><Measurement>18</Measurement><MeasureUnitCode>mm</MeasureUnitCode></Measure>
    <Measure><MeasureType>08</MeasureType><Measurement>240</Measurement><MeasureUnitCode>gr</MeasureUnitCode></Measure>
    <Collection><CollectionType>10</CollectionType><TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>02</TitleElementLevel><TitleText>Collection ${index % 900}</TitleText></TitleElement></TitleDetail></Collection>
    <TitleDetail><TitleType>01</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title}</TitleText></TitleElement></TitleDetail>
    <TitleDetail><TitleType>05</TitleType><TitleElement><TitleElementLevel>01</TitleElementLevel><TitleText>${title.toUpperCase()}</TitleText></TitleElement></TitleDetail>
    <Contributor><SequenceNumber>1</SequenceNumber><ContributorRole>A01</ContributorRole><PersonName>Anne ${LAST[index % LAST.length]}</PersonName><NamesBeforeKey>Anne</NamesBeforeKey><KeyNames>${LAST[index % LAST.length]}</KeyNames></Contributor>
    <Language><LanguageRole>01</LanguageRole><LanguageCode>fre</LanguageCode></Language>
    <Extent><ExtentType>00</ExtentType><ExtentValue>${100 + (index % 400)}</ExtentValue><ExtentUnit>03</ExtentUnit></Extent>
    <Subject><MainSubject/><SubjectSchemeIdentifier>29</SubjectSchemeIdentifier><SubjectCode>3442</SubjectCode></Subject>
    <Subject><SubjectSchemeIdentifier>93</SubjectSchemeIdentifier><SubjectCode>FBA</SubjectCode></Subject>
  </DescriptiveDetail>
  <CollateralDetail>
    <TextContent><TextType>03</TextType><ContentAudience>00</ContentAudience><Text>${summary}</Text></TextContent>
    <SupportingResource><ResourceContentType>01</ResourceContentType><ContentAudience>00</ContentAudience><ResourceMode>03</ResourceMode><ResourceVersion><ResourceForm>01</ResourceForm><ResourceLink>https://images.example.org/${ean}.jpg</ResourceLink></ResourceVersion></SupportingResource>
  </CollateralDetail>
  <PublishingDetail>
    <Imprint><ImprintName>Éditions ${index % 300}</ImprintName></Imprint>
    <Publisher><PublishingRole>01</PublishingRole><PublisherName>Maison ${index % 120}</PublisherName></Publisher>
    <PublishingStatus>04</PublishingStatus>
    <PublishingDate><PublishingDateRole>01</PublishingDateRole><DateFormat>00</DateFormat><Date>2024${String(1 + (index % 12)).padStart(2, "0")}15</Date></PublishingDate>
  </PublishingDetail>
  <ProductSupply><SupplyDetail>
    <Supplier><SupplierRole>03</SupplierRole><SupplierName>Distributeur ${index % 12}</SupplierName></Supplier>
    <ProductAvailability>21</ProductAvailability>
    <Price><PriceType>04</PriceType><PriceAmount>${price}</PriceAmount><Tax><TaxType>01</TaxType><TaxRateCode>R</TaxRateCode><TaxRatePercent>5.50</TaxRatePercent></Tax><CurrencyCode>EUR</CurrencyCode></Price>
  </SupplyDetail></ProductSupply>
</Product>
`;
}
