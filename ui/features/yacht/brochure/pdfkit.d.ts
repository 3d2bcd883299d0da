/** Types for the part of pdfkit that brochures use; the package itself has none. */
declare module 'pdfkit' {
  export interface StructureElement {
    add(child: StructureElement): StructureElement;
    end(): void;
  }

  export interface StructureContent {
    readonly refs: readonly object[];
  }

  export default class PDFDocument {
    constructor(options: object);
    on(event: 'data', listener: (chunk: Buffer) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    struct(role: string, options?: object, children?: readonly StructureContent[]): StructureElement;
    addStructure(element: StructureElement): this;
    markStructureContent(role: string): StructureContent;
    markContent(role: 'Artifact', options: { readonly type: 'Pagination' | 'Layout' }): this;
    endMarkedContent(): this;
  }
}
