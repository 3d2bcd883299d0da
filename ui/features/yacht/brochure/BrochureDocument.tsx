import { Document, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { BrochureCover } from './BrochureCover.tsx';
import { BrochurePlans, BrochureProfile, pagesOfPlans } from './BrochureDrawings.tsx';
import { BrochureSpecification } from './BrochureSpecification.tsx';
import { BrochureGallery, BrochureStory } from './BrochureStory.tsx';
import { BrochureEnd, BrochureFeatures, BrochureTerms } from './BrochureTerms.tsx';
import { styles } from './brochure-style.ts';
import type { BrochureProps, BrochureView } from './build-brochure-view.ts';

/**
 * Renders a brochure: cover; story with pictures; particulars; terms and broker. Without pictures her profile is below
 * the story. The same view gives the same document to the byte, so that every node answers with the same ETag.
 * @param tight whether plans and terms are set closer, so that a sheet does not need a second page
 */
export function BrochureDocument({ view, pictures, tight }: BrochureProps & { readonly tight: boolean }) {
  const illustrated = view.gallery.some(({ src }) => pictures.has(src));
  const profile = <BrochureProfile profile={view.profile} />;
  const made = new Date(view.updated ?? 0);
  const dated = Number.isNaN(made.getTime()) ? new Date(0) : made;
  return (
    <Document
      title={view.title}
      author={view.house}
      subject={view.subject}
      language={view.language}
      creator={view.house}
      producer={view.house}
      creationDate={dated}
      modificationDate={dated}
    >
      <BrochureCover view={view} pictures={pictures} />
      <Sheet view={view}>
        {view.story === null ? null : <BrochureStory story={view.story} />}
        {illustrated ? <BrochureGallery story={view.story} gallery={view.gallery} pictures={pictures} /> : profile}
      </Sheet>
      <Sheet view={view} bookmark={view.specification.title}>
        <BrochureSpecification {...view.specification} />
        {illustrated ? profile : null}
      </Sheet>
      {pagesOfPlans(view.plans?.decks ?? []).map((decks, at) => (
        <Sheet key={decks[0]?.title} view={view} {...(at === 0 && { bookmark: view.plans?.title })}>
          <BrochurePlans title={view.plans?.title ?? ''} text={view.plans?.text ?? ''} decks={decks} tight={tight} />
        </Sheet>
      ))}
      <Sheet view={view} bookmark={view.terms.title}>
        <View>
          <BrochureTerms terms={view.terms} />
          {view.aboard === null ? null : <BrochureFeatures {...view.aboard} tight={tight} />}
        </View>
        <BrochureEnd {...view} tight={tight} />
      </Sheet>
    </Document>
  );
}

interface SheetProps {
  readonly view: BrochureView;
  /** Title in the PDF's outline. */
  readonly bookmark?: string | undefined;
  readonly children: ReactNode;
}

/** Renders an inner page, or as many as its content needs: the first part is at the top, the last one at the foot. */
function Sheet({ view: { house, name }, bookmark, children }: SheetProps) {
  return (
    <Page size="A4" style={styles.page} {...(bookmark !== undefined && { bookmark })}>
      <View style={styles.foot} fixed>
        <Text>{`${house}\u00a0·\u00a0${name}`}</Text>
        <Text render={({ pageNumber, totalPages }) => `${pageNumber}\u00a0/\u00a0${totalPages}`} />
      </View>
      <View style={styles.body}>{children}</View>
    </Page>
  );
}
