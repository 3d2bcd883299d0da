import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { Heading } from '../../components/Heading.tsx';
import type { FormsView } from './enquiry-view.ts';
import type { FormsBody } from './FormsBody.tsx';

type Props = ComponentProps<typeof FormsBody>;

const load = () => import('./FormsBody.tsx').then(({ FormsBody }) => ({ default: FormsBody }), stay);

/**
 * Where the script cannot be had, the form that the server wrote stays as it is, with what is typed in it, and is sent
 * as any form is. Come to from another page there is none: the error is the page's.
 */
function stay(error: unknown): Promise<never> {
  if (document.querySelector('.enquiry-page form') === null) throw error;
  return new Promise(() => {});
}

const Loaded: ComponentType<Props> = import.meta.env.SSR ? (await load()).default : lazy(load);

// Loads with the script of the page.
if (!import.meta.env.SSR) load().catch(() => {});

/** The server renders the form; its script, which only helps, comes after the first load. Until then a visitor from another page reads the title. */
export function LazyFormsBody(props: Props) {
  return (
    <Suspense fallback={<Title view={props.view} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Title({ view: { kind, view } }: { readonly view: FormsView }) {
  return (
    <div className="a">
      <Heading lvl={1} size="3xl-search">
        {kind === 'thanks' ? (view.thanks?.title ?? view.unknown?.title) : view.title}
      </Heading>
    </div>
  );
}
