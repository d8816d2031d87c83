import { isEmail } from "../email.ts";
import { plainCell } from "./cells.ts";
import { type ColumnMapping, findColumns, isBlank, swallowsRecords, type TableShape, type TableView, tableView } from "./columns.ts";
import { readTable, type TableFault } from "./records.ts";

/** A field of a list of people. */
export type PersonField = "email" | "firstName" | "lastName";

/** A line of a list of people, with its number as counted by an editor. */
export interface ListedPerson {
  line: number;
  /** As written in the file. */
  email: string;
  firstName: string;
  lastName: string;
}

/** A parsed list of people. Without a fault, `people` contains every non-empty line. */
export interface PeopleList {
  table: TableView<PersonField>;
  people: ListedPerson[];
  fault: TableFault | null;
}

const SHAPE = {
  key: "email",
  names: {
    email: [
      ...["email", "emailaddress", "adresseemail", "adressemail", "courriel", "adresseelectronique", "mail", "adressecourriel", "adresse"],
      ...["subscriberemail", "emailprincipal", "contactemail"],
    ],
    firstName: ["prenom", "firstname", "givenname", "fname"],
    lastName: ["nom", "nomdefamille", "lastname", "surname", "familyname", "lname"],
  },
  values: [],
  isKey: (cell) => isEmail(plainCell(cell)),
} satisfies TableShape<PersonField>;

/** Maximum length of a name; longer ones are truncated. */
const NAME_LENGTH = 100;

/**
 * Parses a list of people: one e-mail address per line, or columns, with or without column names; without them, first name and last name follow the
 * address.
 */
export function readPeople(text: string, mapping: ColumnMapping<PersonField> | null = null): PeopleList {
  const { records, fault, separator } = readTable(text);
  const found = findColumns<PersonField>(records, SHAPE, mapping);
  if (!mapping && found.headLine === null) {
    const [first, second, third] = found.columns;
    if (first && !second) {
      first.field = "email";
      found.isIncomplete = false;
    }
    if (first?.field === "email") {
      if (second) second.field = "firstName";
      if (third) third.field = "lastName";
    }
  }
  const rows = records.filter(({ line, cells }) => line > (found.headLine ?? 0) && !isBlank(cells));
  const place = (field: PersonField) => found.columns.findIndex((column) => column.field === field);
  const [email, firstName, lastName] = [place("email"), place("firstName"), place("lastName")];
  const swallowing = rows.find((record) => swallowsRecords(record, email, separator, SHAPE));
  const name = (cell = "") =>
    plainCell(cell)
      .replace(/\p{Cc}+/gu, " ")
      .slice(0, NAME_LENGTH);
  return {
    table: tableView(found, separator, rows),
    people: rows.map(({ line, cells }) => ({
      line,
      email: plainCell(cells[email] ?? ""),
      firstName: name(cells[firstName]),
      lastName: name(cells[lastName]),
    })),
    fault: swallowing ? { line: swallowing.line, problem: "OpenQuote" } : fault,
  };
}
