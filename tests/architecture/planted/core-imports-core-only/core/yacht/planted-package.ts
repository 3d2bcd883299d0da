import { createElement } from 'react';
export const make = createElement;
