import { Image, Text, View } from '@react-pdf/renderer';
import { CAPTION_HEIGHT, heightBelow, SHEET_HEIGHT, TEXT_WIDTH } from './brochure-paper.ts';
import { brochureStyles, noWidow, pdfTagProps } from './brochure-style.ts';
import type { BrochurePicture, BrochureProps } from './build-brochure-view.ts';

const GUTTER = 16;

/** Returns the pictures that could be read, each with its file and its proportion. */
function availablePictures({ view: { gallery }, pictures }: BrochureProps) {
  return gallery.flatMap((picture) => {
    const photograph = pictures.get(picture.src);
    return photograph === undefined ? [] : [{ ...picture, photograph, ratio: picture.width / picture.height }];
  });
}

/**
 * Renders the first picture as wide as the text if the page has room for that, else one or two pictures of the same
 * height side by side. None is cropped.
 */
export function BrochureGallery(props: BrochureProps) {
  const available = availablePictures(props);
  const [first] = available;
  if (first === undefined) return null;
  const maxHeight = heightBelow(props.view.story);
  const shown = TEXT_WIDTH / first.ratio <= maxHeight ? [first] : available;
  const width = TEXT_WIDTH - (shown.length - 1) * GUTTER;
  const height = Math.min(maxHeight, width / shown.reduce((sum, { ratio }) => sum + ratio, 0));
  return (
    <View wrap={false} style={{ flexDirection: 'row', gap: GUTTER, marginTop: 30 }}>
      {shown.map((picture) => (
        <CaptionedPicture key={picture.src} picture={picture} height={height} />
      ))}
    </View>
  );
}

/** Renders pictures below each other on a sheet of their own, as wide as the text unless they would be too high. */
export function PictureColumn(props: BrochureProps) {
  const available = availablePictures(props);
  const maxHeight = SHEET_HEIGHT / available.length - CAPTION_HEIGHT;
  return (
    <View style={{ gap: GUTTER }}>
      {available.map((picture) => (
        <CaptionedPicture
          key={picture.src}
          picture={picture}
          height={Math.min(maxHeight - GUTTER, TEXT_WIDTH / picture.ratio)}
        />
      ))}
    </View>
  );
}

interface CaptionedPictureProps {
  readonly picture: BrochurePicture & { readonly photograph: Buffer; readonly ratio: number };
  /** Height in points. */
  readonly height: number;
}

function CaptionedPicture({ picture: { caption, photograph, ratio }, height }: CaptionedPictureProps) {
  return (
    <View style={{ width: height * ratio }}>
      <Image
        src={photograph}
        {...pdfTagProps({ role: 'Figure', alt: caption })}
        style={{ width: height * ratio, height }}
      />
      <Text {...pdfTagProps({ role: 'Artifact' })} style={[brochureStyles.small, { marginTop: 5 }]}>
        {noWidow(caption)}
      </Text>
    </View>
  );
}
