declare module 'itemsjs' {
  interface Aggregation {
    readonly size?: number;
    readonly sort?: 'count' | 'key';
    readonly conjunction?: boolean;
    readonly chosen_filters_on_top?: boolean;
    readonly hide_zero_doc_count?: boolean;
  }
  interface Question {
    readonly per_page: number;
    readonly filters?: Readonly<Record<string, readonly string[]>>;
    /** Internal ids, from 1 in the order of the items: the only ones to be found. */
    readonly _ids?: readonly number[];
  }
  interface Bucket {
    readonly key: string;
    readonly doc_count: number;
  }
  interface Found<Item> {
    readonly pagination: { readonly total: number };
    readonly data: {
      readonly items: readonly Item[];
      readonly aggregations: Readonly<Record<string, { readonly buckets: readonly Bucket[] }>>;
    };
  }
  interface Engine<Item> {
    search(question: Question): Found<Item>;
  }
  export default function itemsjs<Item>(
    items: readonly Item[],
    configuration: {
      readonly native_search_enabled: boolean;
      readonly aggregations: Readonly<Record<string, Aggregation>>;
    },
  ): Engine<Item>;
}
