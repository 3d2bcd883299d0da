import type { Phrasebook } from './topics.ts';

/** Spanish templates about her cruising areas and her harbour. */
export const ES_WATERS: Phrasebook = {
  'two-seasons': {
    headlines: [
      'Dos veranos al año',
      'Al sur con el cambio de hora',
      'Un cuaderno sin inviernos',
      'Sigue al sol, y con motivo',
    ],
    standfirsts: [
      'El {name} pasa el verano en {summer} y el invierno en {winter}, y rara vez pisa una cubierta fría.',
      'El verano, en {summer}; el invierno, en {winter}: el {name} hace dos temporadas y conserva a su gente.',
    ],
    body: [
      'Su año tiene dos mitades: en verano, {summer}; después, {winter}.',
      'Cuando se acaba la temporada en {summer}, el {name} pone rumbo al invierno en {winter}.',
      'En otoño deja atrás {area} y por Año Nuevo está en {winter}.',
    ],
  },
  'one-water': {
    headlines: ['Conoce cada cala', 'Fiel a {area}', 'Una sola mar, bien conocida', 'Con el derrotero aprendido'],
    standfirsts: [
      'El {name} no sale de {summer}, y su tripulación sabe qué calas se vacían a las seis.',
      'Hay yates que coleccionan océanos; el {name} se queda en {area} y se lo sabe de noche.',
    ],
    body: [
      'Se queda todo el año en {summer}, y la tripulación tiene los teléfonos que hacen falta.',
      'Tiene la base en {area}: el {name} inverna cerca y en primavera sale el primero.',
      'Como no ha salido de {area}, el {name} acusa poco las travesías de océano.',
    ],
  },
  north: {
    headlines: [
      'Luz larga, agua fría',
      'Al norte, a propósito',
      'Donde la carta se queda gris',
      'Medianoche, y aún se lee',
    ],
    standfirsts: [
      'En verano el {name} sube al norte, por {summer}, donde los fondeaderos son hondos y casi siempre vacíos.',
      'Mientras otros hacen cola en {mainstream}, el {name} está en {area} con la calefacción puesta.',
    ],
    body: [
      'En {area} fondea al pie de los montes, y el siguiente yate queda a un día.{?mountains}',
      'Pasa los veranos en {summer}, entre gente que saluda.',
      'En {area} cuenta más la calefacción que la sombra, y el {name} tiene las dos.',
    ],
  },
  pacific: {
    headlines: ['Al otro lado de la carta', 'Alisios y pocas luces', 'Muy lejos de la cola'],
    standfirsts: [
      'El {name} tiene su base donde empiezan a faltar los yates: {summer}.',
      'Llegar hasta el {name} en {area} lleva un día, y casi todos se quedan una semana más.',
    ],
    body: [
      'En {area} los fondeaderos no tienen nombre en la carta, solo sondas.',
      'Navega por {summer}, donde los tanques cuentan más que la velocidad punta.',
    ],
  },
  crossing: {
    headlines: ['Un océano, y sobra combustible', 'De Canarias a Antigua, sin escala', 'Cruza por sus propios medios'],
    standfirsts: [
      'De Canarias a Antigua hay 2700 millas; el {name} tiene autonomía para eso y para {spare} más.',
      'El {name} cruza el Atlántico por sus medios y llega con combustible para otras {spare}.',
    ],
    body: [
      'De Canarias a Antigua hay 2700 millas de Atlántico, y le sobran {spare}.',
      'Al {name} no hace falta llevarlo en un mercante: sus {range} cubren el cruce y sobran {spare}.',
    ],
  },
  grounds: {
    body: [
      'Los veranos los pasa en {summer}.',
      'En verano navega por {summer}; en invierno, por {winter}.',
      'De mayo a septiembre hay que buscarlo en {summer}.{?med}',
      'Navega sobre todo por {summer}.',
      'Conoce bien {summer}.',
      'La temporada lo lleva por {summer}, y después por {winter}.',
      'Entre junio y septiembre el {name} está como en casa en {summer}.{?med}',
      'En verano rara vez se aleja de {area}.',
      'El invierno encuentra al {name} en {winter}.',
      'Su tripulación lleva en {summer} tiempo suficiente para saber quién contesta en el canal 9.{?med}',
    ],
  },
  passage: {
    body: [
      'De {from} a {to} hay {nm}; a {cruise}, {hours}.',
      'A {cruise} está a {hours} de {from} a {to}.',
      'Un salto típico, de {from} a {to}, le lleva {hours}.',
      'Se sale de {from} después de desayunar y, {hours} más tarde, cae el ancla en {to}.{?shortLeg}',
      'Las {nm} entre {from} y {to} se hacen en {hours}.',
      'Por ejemplo, de {from} a {to}: {nm}, o sea {hours} a sus {cruise} de costumbre.',
      'De {from} a {to} hay {nm}, {hours} a bordo del {name}.',
      'Se largan amarras en {from} al anochecer y con la primera luz está {to}, {nm} más allá.{?nightLeg}',
      'Desde {from}, {to} queda a {hours} a {cruise}.',
    ],
  },
  papers: {
    body: [
      'Navega con bandera {flag} y clase {class}.',
      'La clase es {class}; la bandera, {flag}.',
      'El {name} está en clase con {class}.',
      'El IVA está pagado en la Unión Europea, y el {name} lleva los papeles a bordo.{?vat}{?sale}',
      'El {name} tiene el IVA pagado, y eso ahorra una conversación a un comprador europeo.{?vat}{?sale}',
      'Los aranceles de Estados Unidos del {name} están pagados.{?duty}{?sale}',
      'En los papeles: bandera {flag}, clase {class} y {gt}.',
      'Bandera {flag}, clase {class}.',
    ],
  },
  lying: {
    body: [
      'Está en {berth}, {lying}, y se puede visitar con cita.{?sale}',
      'El {name} está amarrado en {lying}, en {berth}.',
      'Por ahora está en {berth}, {lying}.',
      'Para verlo basta un paseo por el muelle de {berth}, en {lying}.{?sale}',
      'Su amarre está en {berth}, {lying}.',
      'Se embarca en {berth}, {lying}, o se hace traer.{?charter}',
      'El {name} espera en {lying}, atracado en {berth}.',
    ],
  },
};
