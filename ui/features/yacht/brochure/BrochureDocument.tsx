import { Document, Image, Page, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { PixelSize } from '../../../../core/media/image-preset.ts';
import { BRASS } from '../../../drawing/colour.ts';
import { BrochurePlans, BrochureProfile, pagesOfDeckPlans } from './BrochureDrawings.tsx';
import { BrochureEnd } from './BrochureEnd.tsx';
import { BrochureGallery, PictureColumn } from './BrochureGallery.tsx';
import { BrochureFeatures, BrochureSpecification } from './BrochureParticulars.tsx';
import { BrochureTerms } from './BrochureTerms.tsx';
import { PAGE_MARGINS, PAPER_SIZE, SHEET_HEIGHT, TEXT_WIDTH } from './brochure-paper.ts';
import { brochureStyles, HAIRLINE_COLOUR, noWidow, pdfTagProps } from './brochure-style.ts';
import type { BrochureProps, BrochureView } from './build-brochure-view.ts';

/**
 * Renders a brochure: cover; story; pictures, below the story if they fit there; profile; particulars; plans; terms and
 * broker. The same
 * view and pictures give the same document to the byte, so that every node answers with the same ETag.
 * @param tight whether plans and the last sheet are set more closely, so that a sheet does not need a second page
 */
export function BrochureDocument({ view, pictures, tight }: BrochureProps & { readonly tight: boolean }) {
  const available = view.gallery.filter(({ src }) => pictures.has(src));
  const count = available.length;
  const profile = <BrochureProfile profile={view.profile} />;
  const apart = count > 0 && !view.picturesFit;
  // A single landscape would leave its sheet half empty.
  const profileWithPicture = apart && count === 1 && available.every(isAtMostHalfSheet);
  const updated = new Date(view.updated ?? 0);
  const dated = Number.isNaN(updated.getTime()) ? new Date(0) : updated;
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
        {apart ? null : count > 0 ? <BrochureGallery view={view} pictures={pictures} /> : profile}
      </Sheet>
      {apart ? (
        <Sheet view={view}>
          <PictureColumn view={view} pictures={pictures} />
          {profileWithPicture ? profile : null}
        </Sheet>
      ) : null}
      <Sheet view={view} bookmark={view.specification.title}>
        <BrochureSpecification {...view.specification} />
        {count > 0 && !profileWithPicture ? profile : null}
      </Sheet>
      {pagesOfDeckPlans(view.plans?.decks ?? []).map((decks, at) => (
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

/** Returns whether a picture as wide as the text is at most half as high as a sheet. */
function isAtMostHalfSheet({ width, height }: PixelSize): boolean {
  return (TEXT_WIDTH * height) / width <= SHEET_HEIGHT / 2;
}

interface SheetProps {
  readonly view: BrochureView;
  /** Title in the PDF's outline. */
  readonly bookmark?: string | undefined;
  readonly children: ReactNode;
}

/** Renders an inner page, or as many as its content needs: the first child is at the top, the last at the foot. */
function Sheet({ view: { house, name }, bookmark, children }: SheetProps) {
  return (
    <Page size="A4" style={brochureStyles.page} {...(bookmark !== undefined && { bookmark })}>
      <View style={brochureStyles.foot} fixed>
        <Text>{`${house}\u00a0·\u00a0${name}`}</Text>
        <Text render={({ pageNumber, totalPages }) => `${pageNumber}\u00a0/\u00a0${totalPages}`} />
      </View>
      <View style={brochureStyles.body}>{children}</View>
    </Page>
  );
}

/** Greatest share of the page's height for the picture; a taller one is cropped at top and bottom, never at the bow. */
const MAX_HEIGHT_SHARE = 0.56;

/** Renders the cover: her photograph to the edges of the paper, her name, price and key figures (YA1). */
function BrochureCover({ view, pictures }: BrochureProps) {
  const photograph = pictures.get(view.hero.src);
  const ratio = view.hero.width / view.hero.height;
  return (
    <Page size="A4" style={[brochureStyles.page, { paddingTop: 0 }]} bookmark={view.name}>
      {photograph === undefined ? (
        <View style={{ height: PAGE_MARGINS.top * 2 }} />
      ) : (
        <Image
          src={photograph}
          {...pdfTagProps({ role: 'Figure', alt: view.hero.caption })}
          style={{
            marginLeft: -PAGE_MARGINS.side,
            width: PAPER_SIZE.width + 1,
            height: Math.min(PAPER_SIZE.width / ratio, PAPER_SIZE.height * MAX_HEIGHT_SHARE),
            objectFit: 'cover',
          }}
        />
      )}
      <View style={brochureStyles.body}>
        <View style={{ marginTop: 30 }}>
          <Text style={{ color: BRASS, fontSize: 9.5 }}>{view.offer}</Text>
          <Text
            {...pdfTagProps({ role: 'H1' })}
            style={[brochureStyles.display, { marginTop: 8, marginLeft: -2, fontSize: nameSize(view.name) }]}
          >
            {view.name}
          </Text>
          <View style={{ flexDirection: 'row', justifyContent: 'space-between', marginTop: 14 }}>
            <Text style={[brochureStyles.standfirst, brochureStyles.soft, { width: TEXT_WIDTH * 0.5 }]}>
              {noWidow(view.kindLine)}
            </Text>
            <View style={{ width: TEXT_WIDTH * 0.44, alignItems: 'flex-end' }}>
              <Text style={[brochureStyles.figures, { fontSize: 13, lineHeight: 1.42, textAlign: 'right' }]}>
                {view.price.text}
              </Text>
              {view.price.note === null ? null : <Text style={brochureStyles.label}>{view.price.note}</Text>}
            </View>
          </View>
        </View>
        <KeyFigures keys={view.keys} />
      </View>
      <View style={brochureStyles.foot} {...pdfTagProps({ role: 'Artifact' })}>
        <Text>{view.house}</Text>
      </View>
    </Page>
  );
}

function KeyFigures({ keys }: { readonly keys: BrochureView['keys'] }) {
  return (
    <View style={{ flexDirection: 'row', borderTopWidth: 0.75, marginBottom: 12 }}>
      {keys.map(({ label, value, unit }, at) => (
        <View
          key={label}
          style={{
            flexGrow: 1,
            paddingTop: 9,
            paddingLeft: at === 0 ? 0 : 8,
            paddingRight: 6,
            borderLeftWidth: at === 0 ? 0 : 0.5,
            borderLeftColor: HAIRLINE_COLOUR,
          }}
        >
          <Text style={brochureStyles.label}>{label}</Text>
          <Text style={[brochureStyles.display, { fontSize: 21, lineHeight: 1.3 }]}>
            {value}
            {unit === null ? null : <Text style={{ fontSize: 10 }}>{`\u00a0${unit}`}</Text>}
          </Text>
        </View>
      ))}
    </View>
  );
}

/** Returns the font size in points at which the name's longest word fits; it is smaller for a name of several lines. */
function nameSize(name: string): number {
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  return Math.min(name.length > 26 ? 44 : 60, TEXT_WIDTH / (longest * 0.56));
}

function BrochureStory({ story }: { readonly story: NonNullable<BrochureView['story']> }) {
  return (
    <View>
      <Text
        {...pdfTagProps({ role: 'H2' })}
        style={[brochureStyles.display, { fontSize: 34, width: TEXT_WIDTH * 0.86, marginLeft: -1 }]}
      >
        {noWidow(story.headline)}
      </Text>
      <View style={{ flexDirection: 'row', marginTop: 24 }}>
        <Text style={[brochureStyles.standfirst, { width: TEXT_WIDTH * 0.33, marginRight: TEXT_WIDTH * 0.06 }]}>
          {noWidow(story.standfirst)}
        </Text>
        <View style={{ width: TEXT_WIDTH * 0.61 }}>
          {story.paragraphs.map((paragraph, at) => (
            <Text
              key={paragraph}
              orphans={2}
              widows={2}
              style={{ fontSize: 9.25, lineHeight: 1.54, marginTop: at === 0 ? 2 : 7 }}
            >
              {noWidow(paragraph)}
            </Text>
          ))}
        </View>
      </View>
    </View>
  );
}
