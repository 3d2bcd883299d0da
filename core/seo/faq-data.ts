import type { Block } from '../content/block.ts';
import { richTexts } from '../content/page-passages.ts';
import { type JsonLd, thing } from './json-ld.ts';

/** Builds the data of all questions and answers of a page; empty for none. */
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
