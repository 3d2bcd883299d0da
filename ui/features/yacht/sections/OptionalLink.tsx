import { Link } from '../../../components/Link.tsx';
import type { OptionalLinkView } from '../yacht-view.ts';

/** Renders a text, as a link if there is a page about it. */
export function OptionalLink({ text, href }: OptionalLinkView) {
  return href === null ? (
    text
  ) : (
    <Link className="text-link" href={href}>
      {text}
    </Link>
  );
}
