import type { Phrasebook } from './topics.ts';

/** Spanish templates about life aboard: cabins, crew, decks, equipment. */
export const ES_LIFE: Phrasebook = {
  master: {
    headlines: [
      'El armador duerme en la principal',
      'Un camarote con horizonte',
      'Luz por las dos bandas',
      'Arriba, a proa y en silencio',
    ],
    standfirsts: [
      'El camarote del armador del {name} está en la cubierta principal, a proa, con {beam} de manga para él solo.',
      'En el {name} el armador despierta por encima de la flotación y con luz por las dos bandas.',
    ],
    body: [
      'El desayuno queda a una puerta del camarote del armador, que en el {name} está en la cubierta principal y mira a las dos bandas.',
      'Nadie pisa por encima del armador del {name}: su camarote va a proa, en la cubierta principal, por delante de todo.',
      'El camarote del armador va en la cubierta principal, a proa y de banda a banda: en el {name} no hay noche mala.',
      'Con el armador en la cubierta principal, los otros {restCabins} camarotes del {name} salen parejos.',
      'El camarote del armador, en la cubierta principal, queda lejos de las máquinas del {name} y cerca del desayuno.',
    ],
  },
  'many-cabins': {
    headlines: [
      '{Cabins} camarotes, ninguna litera',
      'Sitio para tres generaciones',
      'Una puerta para cada uno',
      'Un camarote más de lo normal',
    ],
    standfirsts: [
      '{Cabins} camarotes para {guests} invitados: en el {name} caben dos familias, y siguen siendo amigas.',
      'Casi todos los yates de {loa} se quedan en cinco camarotes; el {name} tiene {cabins}.',
    ],
    body: [
      'En sus {cabins} camarotes, {mix}, duermen {guests} sin echarlo a suertes.',
      'Con {cabins} camarotes sobra uno para la niñera o para el invitado que ronca.',
      'A bordo del {name} los {cabins} camarotes son {mix}, y nadie duerme en un sofá.',
      'Hay {cabins} puertas en el distribuidor del {name}, una más de lo normal, y eso lo hace familiar.{?sixCabins}',
      '{Cabins} camarotes dan donde elegir a bordo del {name}: {mix}.',
      'La sexta puerta es lo primero que piden las familias, y el {name} la tiene.{?sixCabins}',
    ],
  },
  'few-cabins': {
    headlines: [
      'Pocos camarotes, y grandes',
      '{Cabins} camarotes y sitio de sobra',
      'Mucho barco para {guests}',
      'Para {guests} y ni uno más',
    ],
    standfirsts: [
      'El {name} reparte {loa} entre solo {guests} invitados, en {cabins} camarotes, y se nota.',
      'Donde otros de {loa} meten un camarote más, el {name} tiene {cabins} y ahí lo deja.',
    ],
    body: [
      '{Cabins} camarotes en {loa} es un reparto generoso: {mix}, todos con armarios de verdad.',
      'Duermen {guests}, y nunca se le pidió más; de ahí el tamaño de los {cabins} camarotes.',
    ],
  },
  'large-crew': {
    headlines: [
      '{Crew} tripulantes, {guests} invitados',
      'Más tripulación que invitados',
      'Siempre hay alguien despierto',
    ],
    standfirsts: [
      '{Crew} tripulantes para {guests} invitados: en el {name} se nota desde el desayuno.',
      'En el {name} nada tarda: hay {crew} tripulantes para {guests} invitados.',
    ],
    body: [
      'Con {crew} tripulantes para {guests} invitados, la auxiliar está al costado antes de que aparezcan las toallas.',
      'Una tripulación de {crew} es larga para {loa}, y el {name} se lleva como si fuera mayor.',
      'Los {crew} tripulantes tienen escala y comedor propios, y las cubiertas quedan despejadas.',
    ],
  },
  'small-crew': {
    headlines: ['{Crew} tripulantes y pocas órdenes', 'Un barco que se lleva bien', 'Poca tripulación, poco protocolo'],
    standfirsts: [
      '{Crew} tripulantes bastan para el {name}, y en eso está buena parte de lo fácil que es tenerlo.',
      'El {name} lo llevan {crew} tripulantes, y un armador que conozca los cabos puede hacer su guardia.',
    ],
    body: [
      'El {name} lo llevan {crew} tripulantes: patrón, manos para los cabos y una cocina por la que merece la pena quedarse a bordo.{?threeCrew}',
      'Con {crew} tripulantes basta, y en el {name} nadie estorba.',
    ],
  },
  'beach-club': {
    headlines: [
      'Una terraza a ras de agua',
      'La mejor sala está a popa',
      'A nivel del mar, a propósito',
      'Café con los pies en el agua',
    ],
    standfirsts: [
      'El espejo del {name} se abate y se vuelve club de playa; casi todos los días acaban allí.',
      'En el {name} se nada desde el cuarto de estar: el club de playa abre la popa al agua.',
    ],
    body: [
      'El club de playa se abre a ras de agua; al ancla, en el {name} todo el mundo está allí.',
      'A popa, el portón del {name} se abate en un club de playa con sombra encima y la escala al borde.',
      'En el club de playa del {name} la escala, la ducha y el café quedan a cuatro pasos.',
      'A las once el club de playa del {name} está lleno, y el salón, fresco y vacío.',
      'Abierta la popa del {name}, el club de playa queda a un palmo del agua.',
    ],
  },
  pool: {
    headlines: [
      'Con piscina propia',
      'Agua dulce con vistas al mar',
      'Dos maneras de nadar',
      'La piscina está en cubierta',
    ],
    standfirsts: [
      'El {name} lleva piscina en cubierta, cosa todavía rara en {loa}.',
      'Cuando la cala se llena de medusas o de barcos, el {name} tiene piscina.',
    ],
    body: [
      'La piscina de cubierta da para unas brazadas, y en {loa} eso hay que pensarlo bien.',
      'Los niños del {name} prefieren la piscina al mar, y sus padres, la cubierta de al lado.',
      'Una piscina en {loa} pesa como una auxiliar; el {name} se proyectó contando con ella.',
    ],
  },
  helipad: {
    headlines: ['Se puede llegar por aire', 'Una cubierta libre para aterrizar', 'Del aeropuerto al fondeo'],
    standfirsts: [
      'El {name} tiene una cubierta que admite helicóptero: el aeropuerto puede quedar a cien millas.',
      'Entre un vuelo y otro, el helipuerto del {name} es su terraza más grande.',
    ],
    body: [
      'El helipuerto es cubierta libre el resto del día, y en el {name} sirve para el yoga, la cena y las estrellas.',
      'El helipuerto es de toma y despegue, y la tripulación del {name} no estiba nada encima.',
      'El helicóptero trae a los invitados hasta el fondeo, sea cual sea, y el {name} no cambia de planes por un aeropuerto.',
    ],
  },
  tender: {
    headlines: [
      'La auxiliar viaja al aire',
      'Cubierta de trabajo a popa',
      'La auxiliar no se hace esperar',
      'La auxiliar forma parte del perfil',
    ],
    standfirsts: [
      'La auxiliar del {name} va en la cubierta abierta de popa, a mano y lista para salir.',
      'Cuando la auxiliar está en el agua, el {name} gana una terraza a popa y nadie tiene prisa por subirla.',
    ],
    body: [
      'La auxiliar va estibada en la popa del {name}; una vez en el agua, su sitio es una terraza.',
      'Con la auxiliar a popa, la proa del {name} queda libre para tumbarse.',
      'Con la auxiliar arriada, el {name} tiene más cubierta libre a popa que casi todos los de su eslora.',
    ],
  },
  flybridge: {
    headlines: [
      'Arriba corre la brisa',
      'Se come en la azotea',
      'Un tramo más de escalera',
      'La cubierta a la que todos suben',
    ],
    standfirsts: [
      'La cubierta alta del {name} es donde se pasa el día: sombra, una mesa y todo el horizonte.',
      'Una escala más arriba guarda el {name} sus mejores asientos, lejos de los rociones y con brisa.',
    ],
    body: [
      'En el flybridge del {name} están el segundo puesto de gobierno y casi toda la compañía.{?under40}',
      'Los invitados del {name} desayunan a popa, se bañan y viven arriba hasta la cena.',
      'En la cubierta alta del {name} caben los {guests} invitados a la vez, con sombra para quien la quiera.',
      'Desde el puesto alto del {name} se ve todo el fondeadero, y a uno también se le ve.{?under40}',
      'El solárium del {name} es ancho y despejado, y en agosto recoge el poco aire que hay.{?over40}',
    ],
  },
  wellness: {
    headlines: ['Ejercicio, y luego la excusa', 'Con gimnasio propio{?gym}', 'Para antes del baño'],
    standfirsts: [
      'El {name} lleva {wellness} a bordo, e invitados que prometen usarlo.',
      'Para las semanas de mar, el {name} tiene {wellness}; alguno hasta vuelve en forma.',
    ],
    body: [
      'A bordo del {name} hay {wellness}, con luz de día y no en un pañol sobrante.',
      'Para las mañanas de lluvia, el {name} ofrece {wellness}.',
      'El {name} tiene {wellness}, y se agradece a partir de la segunda semana.',
    ],
  },
  cinema: {
    headlines: ['Una sala a oscuras para la lluvia', 'Cine después de fondear', 'La única sala sin ventanas'],
    standfirsts: [
      'El {name} guarda una sala a oscuras a propósito: el cine, que se amortiza con el primer mal tiempo.',
      'Hay cine a bordo del {name}, y los niños ya lo han encontrado.',
    ],
    body: [
      'En el cine caben todos, y una tarde de lluvia en el {name} hace falta.',
      'Lleva un cine de verdad, la sala que el {name} agradece con tramontana.',
    ],
  },
  lift: {
    headlines: ['Un ascensor entre cubiertas', 'Todas las cubiertas a mano', 'Las escaleras, si uno quiere'],
    standfirsts: [
      'Un ascensor une las cubiertas de invitados del {name}, y tres generaciones viajan en las mismas condiciones.',
      'A los abuelos les gusta el {name}: el ascensor para en todas las cubiertas de invitados.',
    ],
    body: [
      'Un ascensor recorre las cubiertas de invitados, útil con maletas y más aún con abuelos.',
      'El ascensor del {name} ahorra unos trescientos escalones al día.',
    ],
  },
  'step-free': {
    headlines: ['A bordo sin un escalón', 'Las ruedas son bienvenidas', 'Un yate sin brazolas'],
    standfirsts: ['En silla de ruedas se llega a casi todo en el {name}, y eso sigue siendo raro en cualquier eslora.'],
    body: ['Puertas anchas y umbrales bajos: en el {name} se puede vivir en silla de ruedas.'],
  },
  toys: {
    headlines: ['El garaje va lleno', 'Algo para cada adolescente', 'A comer, y empapados', 'Un pañol lleno de tardes'],
    standfirsts: [
      'Se abren los pañoles del {name} y salen {toys}.',
      'El {name} lleva {toys}: a las diez de la mañana no queda nadie a bordo.',
    ],
    body: [
      'Para el agua hay {toys}.',
      'En los pañoles lleva {toys}, y una tripulación que sabe manejarlos.',
      'La lista del {name} incluye {toys}.',
      'Los adolescentes encontrarán en el {name} {toys}.',
      'La tripulación del {name} arría {toys} y lo recoge todo sin que se lo pidan.',
      'Entre baño y baño hay {toys}: se arrían antes del desayuno y se estiban al caer la noche.',
    ],
  },
  certified: {
    headlines: ['{Guests} invitados, con papeles', 'Más de los doce de siempre', 'Certificado de pasaje a bordo'],
    standfirsts: [
      'Doce es el límite habitual; el {name} tiene certificado de pasaje y navega con {guests}.',
      'El {name} puede llevar {guests} invitados navegando, algo que pocos yates de cualquier eslora pueden decir.',
    ],
    body: [
      'Con su certificado de pasaje, el {name} sale a la mar con {guests} invitados en {cabins} camarotes.',
      'Para bodas y veranos de dos familias, las {guests} plazas del {name} zanjan la cuestión.',
    ],
  },
  family: {
    headlines: [
      'Un barco que se usa cada verano',
      'Fácil de vivir',
      'Sensato, y a mucha honra',
      'Todo al alcance de la voz',
    ],
    standfirsts: [
      'En el {name} duermen {guests} en {cabins} camarotes y lo llevan {crew} tripulantes: fácil de usar y de mantener.',
      'En el {name} no hay gran escalera, solo {loa} repartidos para que la gente se encuentre.',
      'Con {loa}, el {name} todavía cabe en los puertos viejos, que es donde están los restaurantes.',
    ],
    body: [
      'Con {loa} cabe en los puertos viejos, a unos pasos del mercado.',
      'En el {name} todo queda al alcance de la voz, que es como parece gustar a las familias.',
      'Tiene el tamaño que se usa: {loa}, {crew} tripulantes y una hora para salir.',
    ],
  },
  layout: {
    body: [
      'Duermen {guests} en {cabins} camarotes: {mix}.',
      'Hay {cabins} camarotes de invitados, {mix}, para {guests} personas.',
      '{Guests} invitados se reparten {cabins} camarotes: {mix}.',
      'Abajo, {mix}: plazas para {guests} en total.{?allBelow}',
      'Los {cabins} camarotes, {mix}, tienen todos baño propio.',
      'Aloja a {guests}: {mix}.',
      'Son {cabins} camarotes, {mix}.',
      'Con {mix}, recibe a {guests} invitados, parejas y niños por igual.',
      'A bordo del {name}, {guests} invitados duermen en {cabins} camarotes, {mix}.',
    ],
  },
  crew: {
    body: [
      'Lo llevan {crew} tripulantes.',
      'La tripulación es de {crew}.',
      '{Crew} tripulantes atienden a {guests} invitados, y al barco.',
      'Son {crew} tripulantes, alojados aparte de los {cabins} camarotes de invitados.',
      'Los {crew} tripulantes tienen su propio paso, y las camas se hacen mientras se desayuna en cubierta.',
      'Para llevarlo hacen falta {crew} tripulantes, que ya se conocen bien.',
      'La tripulación suma {crew}, y por eso la cena para {guests} llega caliente.',
      'Para {loa}, {crew} tripulantes es lo justo: ni faltan ni estorban.',
    ],
  },
};
