/** The models that go from a record to others like it; which of them is trained, the brokerage decides. */
export const RECOMMEND_MODELS = ['related-products', 'looking-similar'] as const;
export type RecommendModel = (typeof RECOMMEND_MODELS)[number];

export const RecommendModel = Symbol.for('RecommendModel');
