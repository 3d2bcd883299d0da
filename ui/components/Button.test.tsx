import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BUTTON_SIZES, BUTTON_STATES, BUTTON_TYPES } from '../../core/content/button.ts';
import { Button } from './Button.tsx';

test('CO4 a button defaults to type button, medium size and idle state', () => {
  expect(renderToStaticMarkup(<Button>Go</Button>)).toBe('<button type="button" class="btn btn-md">Go</button>');
});

test.each(BUTTON_TYPES)('CO4 takes the type %s', (type) => {
  expect(renderToStaticMarkup(<Button type={type}>Go</Button>)).toContain(`type="${type}"`);
});

test.each(BUTTON_SIZES)('CO4 takes the size %s', (size) => {
  expect(renderToStaticMarkup(<Button size={size}>Go</Button>)).toContain(`class="btn btn-${size}"`);
});

test.each(BUTTON_STATES.filter((state) => state !== 'default'))('CO4 takes the state %s', (state) => {
  const markup = renderToStaticMarkup(<Button state={state}>Go</Button>);
  expect(markup).toContain(`data-state="${state}"`);
  expect(markup.includes('disabled=""')).toBe(state === 'disabled');
});

test('CO4 passes other props to the button', () => {
  const markup = renderToStaticMarkup(
    <Button line className="wide" aria-label="Go on">
      Go
    </Button>,
  );
  expect(markup).toContain('class="btn btn-md btn-line wide"');
  expect(markup).toContain('aria-label="Go on"');
});
