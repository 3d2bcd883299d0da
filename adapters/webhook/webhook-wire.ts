/** The body of a webhook, as docs/guide/enquiries.md describes it. All fields are present; missing values are null. */
export interface EnquiryReceivedWire {
  /** The same at each attempt. */
  readonly id: string;
  readonly type: 'enquiry.received';
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly enquiry: EnquiryWire;
}

export interface NamedWire {
  readonly id: string;
  readonly name: string;
}

export interface EnquiryWire {
  readonly reference: string;
  readonly receivedAt: string;
  readonly kind: 'general' | 'charter' | 'purchase' | 'berth' | 'selling';
  readonly yacht: NamedWire | null;
  readonly berth: NamedWire | null;
  readonly missing: string | null;
  readonly visitor: {
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
    readonly language: string;
    readonly currency: string;
  };
  readonly message: string;
  readonly charter: { readonly from: string | null; readonly to: string | null; readonly guests: number | null } | null;
  readonly vessel: {
    readonly name: string;
    readonly builder: string;
    readonly year: string;
    readonly length: string;
  } | null;
  readonly attachments: {
    readonly estimate: string | null;
    readonly itinerary: string | null;
    readonly favourites: readonly NamedWire[];
  };
  readonly page: string | null;
  readonly consent: string;
  readonly answeredBy: {
    readonly office: string | null;
    readonly person: string | null;
    readonly name: string;
    readonly email: string;
    readonly language: string;
  };
}
