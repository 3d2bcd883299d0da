import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BUTTON_SIZES, BUTTON_STATES, BUTTON_TYPES } from '../../core/content/button.ts';
import { Button } from './Button.tsx';

test('CO4 a button is one, of medium size and at rest, unless said', () => {
  expect(renderToStaticMarkup(<Button>Go</Button>)).toBe('<button type="button" class="btn btn-md">Go</button>');
});

test.each(BUTTON_TYPES)('CO4 of type %s', (type) => {
  expect(renderToStaticMarkup(<Button type={type}>Go</Button>)).toContain(`type="${type}"`);
});

test.each(BUTTON_SIZES)('CO4 of size %s', (size) => {
  expect(renderToStaticMarkup(<Button size={size}>Go</Button>)).toContain(`class="btn btn-${size}"`);
});

test.each(BUTTON_STATES.filter((state) => state !== 'default'))('CO4 in the state %s', (state) => {
  const markup = renderToStaticMarkup(<Button state={state}>Go</Button>);
  expect(markup).toContain(`data-state="${state}"`);
  expect(markup.includes('disabled=""')).toBe(state === 'disabled');
});

test('CO4 keeps other props of a button', () => {
  const markup = renderToStaticMarkup(
    <Button line className="wide" aria-label="Go on">
      Go
    </Button>,
  );
  expect(markup).toContain('class="btn btn-md btn-line wide"');
  expect(markup).toContain('aria-label="Go on"');
});
