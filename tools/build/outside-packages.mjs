/** Packages with native code or files of data, which stay in node_modules when the server is bundled. */
export const OUTSIDE = ['sharp', 'libsql', 'pdfkit', '@react-pdf/layout', '@react-pdf/render', '@react-pdf/renderer'];

/** Packages that Fastify would load for schemas and for tests: never. */
export const NEVER_LOADED = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'light-my-request'];
