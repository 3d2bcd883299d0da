import type { Block } from '../content/block.ts';
import { richTexts } from '../content/page-passages.ts';
import { type JsonLd, thing } from './json-ld.ts';

/** All questions of a page with their answers; nothing where it has none. */
export function faqData(blocks: readonly Block[]): JsonLd[] {
  const questions = blocks
    .flatMap((block) => (block.type === 'faq' ? block.items : []))
    .map(({ question, answer }) =>
      thing('Question', {
        name: question,
        acceptedAnswer: thing('Answer', { text: richTexts(answer).join('\n') }),
      }),
    );
  return questions.length === 0 ? [] : [thing('FAQPage', { mainEntity: questions })];
}
