import type { ReactNode } from 'react';
import { Heading } from '../../../components/Heading.tsx';
import type { FeedTextView } from './feed-text-view.ts';

interface AboutProps {
  readonly about: NonNullable<FeedTextView['about']>;
  /** What stands below the text. */
  readonly children: ReactNode;
}

/** Renders what a feed says of a yacht, where she has no story. */
export function ListedAbout({ about, children }: AboutProps) {
  return (
    <>
      <Heading lvl={2} size="3xl-tight" className="q">
        {about.title}
      </Heading>
      <div className="tx">
        {about.note === null ? null : <p className="small muted">{about.note}</p>}
        <div className="prose" lang={about.lang}>
          {about.lines.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {children}
      </div>
    </>
  );
}

/** Renders lines of equipment as a feed has them. */
export function ListedEquipment({ equipment }: { readonly equipment: NonNullable<FeedTextView['equipment']> }) {
  return (
    <div>
      <Heading lvl={3} size="md" className="rule-title">
        {equipment.title}
      </Heading>
      {equipment.note === null ? null : <p className="small muted">{equipment.note}</p>}
      <ul lang={equipment.lang}>
        {equipment.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
