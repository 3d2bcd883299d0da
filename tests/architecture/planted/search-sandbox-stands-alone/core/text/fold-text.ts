export const foldText = (text: string) => text.toLowerCase();
