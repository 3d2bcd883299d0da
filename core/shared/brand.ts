declare const brand: unique symbol;

/** A scalar that cannot be mistaken for another of the same runtime type. */
export type Brand<T, Name extends string> = T & { readonly [brand]: Name };
