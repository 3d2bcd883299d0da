import sharp from 'sharp';
export const image = sharp;
