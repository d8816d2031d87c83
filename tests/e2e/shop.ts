/** Properties of an order that the journeys use. */
export interface Order {
  id: number;
  version: number;
  documentStatus: string;
  paymentStatus: string;
  items: { status: string; releaseDate: string | null }[];
  events: { kind: string; text: string | null; mailType: string | null }[];
}

/** Orders that a journey of this worker has used: the data of its server remains from one journey to the next. */
const taken = new Set<number>();

/** Orders of the shop, read through the API. */
export class Shop {
  readonly #origin: string;
  readonly #token: string;

  constructor(origin: string, { accessToken }: { accessToken: string }) {
    this.#origin = origin;
    this.#token = accessToken;
  }

  async #get<T>(url: string): Promise<T> {
    const answer = await fetch(`${this.#origin}/api/BackOffice/Document/${url}`, {
      headers: { Authorization: `Bearer ${this.#token}` },
    });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
    return (await answer.json()) as T;
  }

  order(id: number): Promise<Order> {
    return this.#get<Order>(`Document?id=${id}`);
  }

  /** Returns the first order of a list that no journey has used yet and that meets a condition. */
  async take(filters: string, isFit: (order: Order) => boolean = () => true): Promise<Order> {
    const { items } = await this.#get<{ items: { id: number }[] }>(`Documents?${filters}&pageSize=100`);
    for (const { id } of items) {
      if (taken.has(id)) continue;
      const order = await this.order(id);
      if (!isFit(order)) continue;
      taken.add(id);
      return order;
    }
    throw new Error(`The demo shop has no order like that: ${filters}`);
  }
}

/** Returns whether nothing is shipped and everything is released: all lines are then selected initially. */
export const isUntouched = ({ items }: Order) =>
  items.every(({ status, releaseDate }) => status === "Processing" && Date.parse(releaseDate ?? "2020-01-01") < Date.now());

/** Returns whether an order has one or two lines: longer ones are reserved for tests that need them. */
export const isSmall = (order: Order) => isUntouched(order) && order.items.length < 3;

/** The URL of an order. */
export const urlOf = ({ id }: Order) => `/public/document/detail/${id}`;
