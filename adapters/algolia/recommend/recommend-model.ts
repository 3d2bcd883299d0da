/** The models that recommend similar records; the brokerage decides which is trained. */
export const RECOMMEND_MODELS = ['related-products', 'looking-similar'] as const;
export type RecommendModel = (typeof RECOMMEND_MODELS)[number];

export const RecommendModel = Symbol.for('RecommendModel');
