import { Icon } from '../../../components/Icon.tsx';
import type { ChipView } from '../build-list-view.ts';

/** Renders the active filters as chips, each of which removes its own. */
export function Chips({ chips, className }: { readonly chips: readonly ChipView[]; readonly className: string }) {
  if (chips.length === 0) return <div className={`${className} chips-none`} />;
  return (
    <ul className={className}>
      {chips.map((chip) => (
        <li key={chip.href}>
          <a className="chip" href={chip.href} aria-label={chip.remove}>
            {chip.label} <Icon name="cross" small />
          </a>
        </li>
      ))}
    </ul>
  );
}
