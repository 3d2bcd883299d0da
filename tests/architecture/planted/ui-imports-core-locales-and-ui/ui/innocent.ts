import { useState } from 'react';
import { navigate } from 'vike/client/router';
import en from '../locales/en.json';
import { length } from '../core/length.ts';
export const all = [useState, navigate, en, length];
