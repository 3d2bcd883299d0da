import layoutDocument from '@react-pdf/layout';
import drawLayout from '@react-pdf/render';
import { Font, pdf } from '@react-pdf/renderer';
import PDFDocument, { type StructureElement } from 'pdfkit';
import { BrochureDocument } from './BrochureDocument.tsx';
import { type PdfTag, registerFonts } from './brochure-style.ts';
import type { BrochureProps } from './build-brochure-view.ts';

/** The library's types omit the fonts, which it needs for a layout. */
const layOut = layoutDocument as unknown as (document: LayoutNode, fonts: typeof Font) => Promise<LayoutNode>;

/**
 * Renders the PDF. If a sheet needs a second page, as in a language with longer words, the document is laid out again
 * with closer spacing, so that a brochure has the same number of pages in every language. Rendering takes one or two
 * seconds of CPU time, so it must not run in the thread that answers requests.
 */
export async function renderBrochure(props: BrochureProps): Promise<Buffer> {
  const loose = await layoutOf(props, false);
  return writeTaggedPdf(loose.overflows ? (await layoutOf(props, true)).layout : loose.layout);
}

async function layoutOf(props: BrochureProps, tight: boolean): Promise<{ layout: LayoutNode; overflows: boolean }> {
  registerFonts();
  const { document }: { document: LayoutNode } = pdf(<BrochureDocument {...props} tight={tight} />).container;
  const sheets = document.children?.length ?? 0;
  const layout = await layOut(document, Font);
  return { layout, overflows: (layout.children?.length ?? 0) > sheets };
}

/** A node of the layout, with the properties that tagging needs. */
interface LayoutNode {
  readonly type: string;
  readonly props?: { readonly tag?: PdfTag; readonly fixed?: boolean } & Readonly<Record<string, unknown>>;
  readonly children?: readonly LayoutNode[];
}

const BOX = { top: 0, left: 0, width: 1, height: 1 };
const ARTIFACT: PdfTag = { role: 'Artifact' };
const PARAGRAPH: PdfTag = { role: 'P' };

/**
 * Writes a layout as a tagged PDF. React-PDF does not tag its output, though pdfkit, which it is built on, can. So the
 * layout gets a canvas before and after each part; these draw nothing, but begin and end the part's marked content.
 */
function writeTaggedPdf(layout: LayoutNode): Promise<Buffer> {
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
 * Returns the tag of a node; null for a node whose parts are tagged instead. By default, texts are paragraphs; pictures
 * and drawings are artifacts, as are fixed nodes, which repeat on each page.
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

/** Returns a canvas without content; the library calls `paint` when it draws the canvas. */
function mark(paint: () => void) {
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
