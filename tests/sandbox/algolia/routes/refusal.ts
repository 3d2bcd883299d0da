/** The error of a refused request, sent as `{"message", "status"}`. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function badRequest(message: string): Refusal {
  return new Refusal(400, message);
}

export function unknownIndex(name: string): Refusal {
  return new Refusal(404, `Index ${name} does not exist`);
}
