import type { Meters } from '../../../../core/yacht/yacht.ts';
import type { BrochureView } from './build-brochure-view.ts';

/** Builds the brochure of a charter yacht with few data. */
export function sampleBrochure(fields: Partial<BrochureView> = {}): BrochureView {
  return {
    language: 'es-ES',
    title: 'Brisa Salina, Benetti de 50,0 m en alquiler',
    subject: 'En alquiler. Yate a motor, Benetti, 2015.',
    house: 'Sample Yachts',
    updated: '2026-02-03',
    name: 'Brisa Salina',
    offer: 'En alquiler',
    kindLine: 'Yate a motor, Benetti, 2015.',
    price: { text: 'Precio a consultar', note: null },
    hero: { src: '/media/hero.jpg', caption: 'Brisa Salina', width: 1440, height: 900, printWidth: 2480 },
    keys: [{ label: 'Eslora total', value: '50,0', unit: 'm' }],
    story: { headline: 'Una casa', standfirst: 'Que navega.', paragraphs: ['Sin prisa, y con viento de sobra.'] },
    gallery: [],
    picturesFit: true,
    specification: {
      title: 'Ficha técnica',
      groups: [{ title: 'Dimensiones', rows: [{ label: 'Eslora', value: '50,0 m', other: '164′ 1″', href: null }] }],
    },
    profile: {
      title: 'Perfil',
      text: 'A escala.',
      shapes: [{ path: 'M0 0L50 0L50 5L0 5Z', fill: '#10243a', stroke: null, width: 0, dash: null }],
      length: 50 as Meters,
      height: 12,
      draft: 3,
      scale: 400,
      scaleText: '1:400',
      marks: [{ at: 0, text: '0 m' }],
    },
    plans: null,
    terms: {
      kind: 'charter',
      title: 'Tarifas',
      heads: { season: 'Temporada', low: 'Baja', high: 'Alta', waters: 'Zonas' },
      seasons: [{ title: 'Verano', months: 'De abril a septiembre', low: '€1', high: '€2', waters: 'Baleares' }],
      note: 'Por semana.',
      text: 'Los gastos van aparte.',
    },
    aboard: null,
    broker: {
      title: 'Pregunte a la casa',
      text: 'A cualquier hora.',
      rows: [{ label: 'Correo', value: 'casa@sample.example', href: null }],
    },
    page: { label: 'Su página', text: 'sample.example/es', href: 'https://sample.example/es/' },
    notes: ['Este folleto no es una oferta.'],
    ...fields,
  };
}
