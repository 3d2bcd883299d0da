import { Link } from '../../../components/Link.tsx';
import type { LinkView } from '../yacht-view.ts';

/** Renders a text, as a link if there is a page about it. */
export function MaybeLink({ text, href }: LinkView) {
  return href === null ? (
    text
  ) : (
    <Link className="text-link" href={href}>
      {text}
    </Link>
  );
}
