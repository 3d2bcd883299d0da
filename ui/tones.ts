/**
 * The colours that stand for a picture until it is there: seven degrees of light, each grey, in blues from ink to
 * lagoon, green, sand, sunlight and rose. `styles/tones.css` names them.
 */
// biome-ignore format: one degree of light a line
export const TONES = [
  '#1b1b1b', '#121c26', '#051c32', '#031d2b', '#002022', '#0e1f12', '#21190d', '#2b1500', '#291414',
  '#3a3a3a', '#2e3c4b', '#1c3c5c', '#1b3f53', '#0c4346', '#29412e', '#443828', '#523305', '#503131',
  '#5d5d5d', '#4f5f71', '#3b6186', '#3a637b', '#2e686b', '#49664f', '#695b48', '#7a5526', '#775252',
  '#808080', '#718295', '#5d84ac', '#5c869f', '#528b8e', '#6b8971', '#8d7e69', '#9f7849', '#9c7574',
  '#a1a1a1', '#92a4b7', '#7ea6cf', '#7da8c2', '#74adb0', '#8cab91', '#af9f8a', '#c2996a', '#bf9695',
  '#c4c4c4', '#b5c6d8', '#a3c8ef', '#a3cae3', '#9bcfd2', '#b0cdb5', '#d0c2ae', '#e3bd91', '#e0b9b8',
  '#e4e4e4', '#dae6f2', '#cfe8ff', '#cfe9fa', '#caecee', '#d7ebda', '#ede3d6', '#fae0c3', '#f8dddc',
];

/** A letter for each, in their order. */
export const TONE_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-';
