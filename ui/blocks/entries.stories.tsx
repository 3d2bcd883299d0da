/** What is shown is in blocks.fixture.ts, how in .storybook/preview.tsx. */
export default { title: 'Pages/Entries', args: { block: 'entries' } };

export const Ordinary = { args: { state: 'ordinary' } };
export const Empty = { args: { state: 'empty' } };
export const Long = { args: { state: 'long' } };
export const Broken = { args: { state: 'broken' } };
