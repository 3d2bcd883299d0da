import ts from 'typescript';

/** Attributes that are shown or read aloud. */
const SPOKEN = /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|summary)$/;
const LETTER = /\p{L}/u;

/**
 * Finds words in JSX that a visitor would see or hear and that no message file contains (LO8): text between
 * tags, and literals in `aria-label`, `alt`, `title`, `placeholder` and similar attributes. Numbers and punctuation are
 * allowed.
 */
export function hardcodedTexts(file: string, source: string): string[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const tell = (node: ts.Node, text: string) =>
    found.push(`${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1} "${text.trim()}"`);

  /** Visits each literal that an expression may evaluate to. */
  const judge = (node: ts.Node): void => {
    if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return;
    if (ts.isStringLiteralLike(node)) {
      if (LETTER.test(node.text)) tell(node, node.text);
    } else if (ts.isTemplateExpression(node)) {
      const text = [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join(' ');
      if (LETTER.test(text)) tell(node, text);
    } else if (ts.isConditionalExpression(node)) {
      judge(node.whenTrue);
      judge(node.whenFalse);
    } else if (ts.isBinaryExpression(node) && isJoining(node.operatorToken.kind)) {
      judge(node.left);
      judge(node.right);
    } else if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node)) judge(node.expression);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) && LETTER.test(node.text)) tell(node, node.text);
    if (ts.isJsxExpression(node) && node.expression && !ts.isJsxAttribute(node.parent)) judge(node.expression);
    if (ts.isJsxAttribute(node) && SPOKEN.test(node.name.getText()) && node.initializer) {
      judge(
        ts.isJsxExpression(node.initializer) ? (node.initializer.expression ?? node.initializer) : node.initializer,
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

function isJoining(operator: ts.SyntaxKind): boolean {
  return [
    ts.SyntaxKind.PlusToken,
    ts.SyntaxKind.BarBarToken,
    ts.SyntaxKind.QuestionQuestionToken,
    ts.SyntaxKind.AmpersandAmpersandToken,
  ].includes(operator);
}
