import drawLayout from '@react-pdf/render';
import PDFDocument, { type StructureElement } from 'pdfkit';

/** The structure element of a part of a brochure (ISO 32000-1, 14.8.4), or an artifact, which screen readers skip. */
export type PdfTag =
  | { readonly role: 'H1' | 'H2' | 'H3' | 'P' | 'Caption' | 'Artifact' }
  | { readonly role: 'Figure'; readonly alt: string };

/** Returns props that tag a text, a picture, a drawing, or a view with all its content. */
export function tagged(tag: PdfTag): object {
  return { tag };
}

/** A node of the layout, with the properties that tagging needs. */
export interface LayoutNode {
  readonly type: string;
  readonly props?: { readonly tag?: PdfTag; readonly fixed?: boolean } & Readonly<Record<string, unknown>>;
  readonly children?: readonly LayoutNode[];
}

/** A canvas without content; the library calls `paint` when it draws it. */
interface Mark extends LayoutNode {
  readonly type: 'CANVAS';
  readonly props: { readonly paint: () => void };
}

const BOX = { top: 0, left: 0, width: 1, height: 1 };
const ARTIFACT: PdfTag = { role: 'Artifact' };
const PARAGRAPH: PdfTag = { role: 'P' };

/**
 * Writes a layout as a tagged PDF. React-PDF does not tag, though pdfkit below it can. So the layout gets a canvas
 * before and after each part, which draws nothing, but begins and ends its marked content.
 */
export function writeTaggedPdf(layout: LayoutNode): Promise<Buffer> {
  const { language, title, author, subject, creator, producer, creationDate, modificationDate } = layout.props ?? {};
  const pdf = new PDFDocument({
    tagged: true,
    pdfVersion: '1.7',
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: {
      ...{ Title: title, Author: author, Subject: subject, Creator: creator, Producer: producer },
      ...{ CreationDate: creationDate, ModificationDate: modificationDate },
    },
  });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const written = bytesOf(pdf);
  const pages = (layout.children ?? []).map((page) => withMarks(page, { pdf, root }));
  const last = pages.at(-1);
  const closed = last && { ...last, children: [...(last.children ?? []), mark(() => root.end())] };
  drawLayout(pdf as never, { ...layout, children: [...pages.slice(0, -1), ...(closed ? [closed] : [])] } as never);
  return written;
}

interface Target {
  readonly pdf: PDFDocument;
  readonly root: StructureElement;
}

function withMarks(node: LayoutNode, target: Target): LayoutNode {
  return { ...node, children: (node.children ?? []).flatMap((child) => marked(child, target)) };
}

function marked(node: LayoutNode, target: Target): readonly LayoutNode[] {
  const tag = tagOf(node);
  return tag === null
    ? [withMarks(node, target)]
    : [mark(() => begin(tag, target)), node, mark(() => target.pdf.endMarkedContent())];
}

/**
 * Returns the tag of a node; null for a node whose parts are tagged. Fixed nodes repeat on each page, and texts are
 * paragraphs by default.
 */
function tagOf({ type, props = {} }: LayoutNode): PdfTag | null {
  if (props.tag !== undefined) return props.tag;
  if (props.fixed === true || type === 'SVG' || type === 'IMAGE') return ARTIFACT;
  return type === 'TEXT' ? PARAGRAPH : null;
}

function begin(tag: PdfTag, { pdf, root }: Target): void {
  if (tag.role === 'Artifact') {
    pdf.markContent('Artifact', { type: 'Layout' });
    return;
  }
  const content = pdf.markStructureContent(tag.role);
  root.add(pdf.struct(tag.role, tag.role === 'Figure' ? { alt: tag.alt } : {}, [content]));
}

function mark(paint: () => void): Mark & { readonly box: typeof BOX; readonly style: object } {
  return { type: 'CANVAS', props: { paint }, children: [], box: BOX, style: {} };
}

function bytesOf(pdf: PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
