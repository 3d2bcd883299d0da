import { Link } from '../../../components/Link.tsx';
import type { LinkView } from '../yacht-view.ts';

/** Words, which lead somewhere where there is a page about them. */
export function MaybeLink({ text, href }: LinkView) {
  return href === null ? (
    text
  ) : (
    <Link className="text-link" href={href}>
      {text}
    </Link>
  );
}
