import { Image, Text, View } from '@react-pdf/renderer';
import { MARGINS, noWidow, PAPER, styles, TEXT_WIDTH, tagged } from './brochure-style.ts';
import type { BrochurePictures, BrochureView } from './build-brochure-view.ts';

type Story = NonNullable<BrochureView['story']>;

const GUTTER = 16;
/**
 * Estimates the height of a story and its headline in points: 36 for a line of the headline, 14.3 for a line of text.
 */
const storyHeight = ({ headline, paragraphs }: Story) =>
  30 +
  36 * Math.ceil(headline.length / 32) +
  paragraphs.reduce((sum, { length }) => sum + 7 + 14.3 * Math.ceil(length / 64), 0);
/** Points of a caption and of the space above the pictures. */
const CAPTION_SPACE = 70;
const LEAST = 140;

export function BrochureStory({ story }: { readonly story: Story }) {
  return (
    <View>
      <Text
        {...tagged({ role: 'H2' })}
        style={[styles.display, { fontSize: 34, width: TEXT_WIDTH * 0.86, marginLeft: -1 }]}
      >
        {noWidow(story.headline)}
      </Text>
      <View style={{ flexDirection: 'row', marginTop: 24 }}>
        <Text style={[styles.standfirst, { width: TEXT_WIDTH * 0.33, marginRight: TEXT_WIDTH * 0.06 }]}>
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

interface GalleryProps {
  readonly gallery: BrochureView['gallery'];
  readonly story: BrochureView['story'];
  readonly pictures: BrochurePictures;
}

/**
 * Renders the first picture as wide as the text if the page has room for that, else one or two pictures of the same
 * height side by side. Each is whole, and as large as the text and its page allow.
 */
export function BrochureGallery({ gallery, story, pictures }: GalleryProps) {
  const available = gallery.flatMap((picture) => {
    const photograph = pictures.get(picture.src);
    return photograph === undefined ? [] : [{ ...picture, photograph, ratio: picture.width / picture.height }];
  });
  const [first] = available;
  if (first === undefined) return null;
  const above = story === null ? 0 : storyHeight(story);
  const left = Math.max(LEAST, PAPER.height - MARGINS.top - MARGINS.foot - CAPTION_SPACE - above);
  const shown = TEXT_WIDTH / first.ratio <= left ? [first] : available;
  const room = TEXT_WIDTH - (shown.length - 1) * GUTTER;
  const height = Math.min(left, room / shown.reduce((sum, { ratio }) => sum + ratio, 0));
  return (
    <View wrap={false} style={{ flexDirection: 'row', gap: GUTTER, marginTop: 30 }}>
      {shown.map(({ src, caption, photograph, ratio }) => (
        <View key={src} style={{ width: height * ratio }}>
          <Image
            src={photograph}
            {...tagged({ role: 'Figure', alt: caption })}
            style={{ width: height * ratio, height }}
          />
          <Text {...tagged({ role: 'Artifact' })} style={[styles.small, { marginTop: 5 }]}>
            {noWidow(caption)}
          </Text>
        </View>
      ))}
    </View>
  );
}
