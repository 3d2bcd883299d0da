const LOG_METHODS = new Set(['debug', 'info', 'warn', 'error']);

/** Tells a developer or an operator something; a test that repeats the words would prove nothing. */
function reasonToIgnore({ node, parentPath }) {
  if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return;
  const parent = parentPath?.node;
  if (parent?.type === 'NewExpression' && /Error$/.test(parent.callee.name)) return 'It is the text of an error.';
  if (parent?.type === 'CallExpression' && LOG_METHODS.has(parent.callee.property?.name))
    return 'It is the text of a log line.';
}

/** The plugin of Stryker that leaves such words alone. */
export const strykerPlugins = [{ kind: 'Ignore', name: 'words', value: { shouldIgnore: reasonToIgnore } }];
