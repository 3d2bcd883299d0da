import { navigate } from 'vike/client/router';
export const go = navigate;
