/** One thing in the vocabulary of schema.org. */
export type StructuredNode = Readonly<Record<string, unknown>> & { readonly '@type': string }
