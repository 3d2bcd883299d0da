/** The data of these stories are in blocks.fixture.ts, their decorators in .storybook/preview.tsx. */
export default { title: 'Yachts/The fleet to scale', args: { block: 'fleet-to-scale' } };

export const Ordinary = { args: { state: 'ordinary' } };
export const Empty = { args: { state: 'empty' } };
export const Long = { args: { state: 'long' } };
export const Broken = { args: { state: 'broken' } };
