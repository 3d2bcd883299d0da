import type { ComponentType } from 'react';
import type { Market } from '../../core/market/market.ts';
import { useTranslate } from '../i18n/page-language.ts';

interface Props {
  /** The list that she goes to: favourites, or the comparison of a market. */
  readonly name: 'save' | Market;
  /** Her id. */
  readonly value: string;
  readonly className: string;
}

function PlainButton(props: Props) {
  return <button {...props} suppressHydrationWarning />;
}

/** With the attributes that a visitor without a script needs; in the browser the runtime writes its own. */
function FormButton(props: Props) {
  const t = useTranslate();
  const added = { form: 'mark', 'aria-label': t(props.name === 'save' ? 'favourites.mark' : 'compare.link') };
  return <PlainButton {...props} {...added} />;
}

/**
 * A button that keeps or compares a yacht (product.md CF1, CF2). Without a script it sends the form of the document
 * (`markForm`); with one it is out of sight until the browser's runtime writes what it is and whether it is pressed
 * (`ui/shortlist`).
 */
export const MarkButton: ComponentType<Props> = import.meta.env.SSR ? FormButton : PlainButton;
