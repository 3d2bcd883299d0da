/** The address that a preview in the editor's frame posts the story to: as the editor has it, null where it was saved. */
export const PREVIEW_EDITS = '/previews/edits';
/** The header with path and query of the preview, its token included, so that both are checked before a body is read. */
export const PREVIEW_ADDRESS_HEADER = 'preview-address';
