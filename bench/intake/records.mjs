/** Returns the customer with this number, as the site hands it over. */
export function customerOf(n) {
  return { reference: `BC-${n}`, email: `bench${n}@example.org`, firstName: "Anna", lastName: `Le Goff ${n}` };
}

/** Returns the order with this number out of so many, a second apart, with one to three lines of the titles (EAN and VAT rate). */
export function orderOf(n, { titles, now, orders, customers }) {
  const address = {
    firstName: "Anna",
    lastName: "Le Goff",
    address1: "12, rue des Lices",
    postalCode: "29200",
    city: "Brest",
    country: "FR",
  };
  const lines = Array.from({ length: 1 + (n % 3) }, (_, index) => {
    const { ean, rate } = titles[(n * 7 + index) % titles.length];
    return { ean, quantity: 1 + (n % 2), priceWithTax: "11.90", taxRate: rate };
  });
  const cents = lines.reduce((sum, { quantity }) => sum + quantity * 1190, 490);
  return {
    reference: `BENCH-${n}`,
    placedAt: new Date(now.getTime() - (orders - n) * 1000).toISOString(),
    customerReference: `BC-${n % customers}`,
    lines,
    shippingPriceWithTax: "4.90",
    totalPriceWithTax: (cents / 100).toFixed(2),
    shippingMethod: "Colissimo",
    paymentMethod: "CreditCard",
    billingAddress: address,
    shippingAddress: address,
  };
}

/** Returns the payment of an order, in full. */
export function paymentOf({ reference, totalPriceWithTax, placedAt }) {
  return { reference: `PAY-${reference}`, orderReference: reference, event: "Paid", amount: totalPriceWithTax, at: placedAt };
}
