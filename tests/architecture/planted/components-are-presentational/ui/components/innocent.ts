import { useState } from 'react';
import { length } from '../../core/length.ts';
export const all = [useState, length];
