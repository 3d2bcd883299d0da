import type { Phrasebook } from './topics.ts';

/** Spanish templates about the yacht herself: size, hull, machinery, age, rig. */
export const ES_VESSEL: Phrasebook = {
  'at-499': {
    headlines: ['499 GT, ni una más', 'A un paso del límite', 'Todo lo que caben 499 GT', 'Donde cambia el reglamento'],
    standfirsts: [
      'El {name} se queda en 499 GT, a una del reglamento de los buques mayores, y las gasta todas en {guests} invitados.',
      'Con {loa} y 499 GT, el {name} es tan grande como puede ser un yate antes de que las normas se pongan serias.',
      'Sus {loa} se midieron pañol a pañol: el {name} arquea 499 GT, y ese era el encargo.',
    ],
    body: [
      'Las 499 GT del certificado de arqueo del {name} no son casualidad: simplifican inspecciones y dotación.',
      'Los proyectistas dibujaron hasta las 499 GT y ahí pararon, de modo que {crew} tripulantes bastan para {loa} de yate.',
      'Por debajo de 500 GT se exigen menos mamparos y menos certificados; el espacio ganado en el {name} fue para los invitados.',
    ],
  },
  roomy: {
    headlines: [
      'Más por dentro que por fuera',
      'Primero, el volumen',
      '{Gt} en {round} metros',
      'Ancho donde hace falta',
    ],
    standfirsts: [
      'El {name} arquea {gt} en {loa}, bastante más de lo que su eslora hace esperar.',
      'Al subir a bordo, los {loa} del {name} parecen más: la razón son sus {gt}.',
      'El amarre se le cobra por {loa}; el salón, con {gt} alrededor, es de un barco mayor.',
    ],
    body: [
      '{Gt} son muchas para {loa}, y se notan en el puntal y en el ancho del salón.',
      'Otros yates de {loa} se conforman con una décima parte menos que sus {gt}.',
      'La manga de {beam} se mantiene muy a proa, y los camarotes de delante apenas pierden espacio.',
    ],
  },
  lean: {
    headlines: [
      'Casco fino, estela larga',
      'La eslora, en las líneas',
      'Finos de verdad y buen andar',
      'Menos volumen, mejores modales',
    ],
    standfirsts: [
      'El {name} emplea sus {loa} en un casco largo y fácil antes que en volumen, y la mar se lo agradece.',
      'Con {gt} en {loa}, el {name} es más esbelto que la mayoría y pasa por el agua con menos ruido.',
      'Hay yates de {loa} con más salón; pocos con unas entradas tan finas como las del {name}.',
    ],
    body: [
      'Sus {gt} son modestas para la eslora: los finos son finos y los pasillos de banda, anchos.',
      'Un casco estrecho pide menos máquina, y a {cruise} el {name} apenas deja estela.',
      'Lo que cede en volumen lo recupera el {name} cuando toca mar de proa.',
    ],
  },
  far: {
    headlines: [
      '{Range} sin repostar',
      'Mucha mar entre dos surtidores',
      'Tanques para un océano',
      'El combustible puede esperar',
    ],
    standfirsts: [
      'Con {range} a velocidad económica, el {name} elige puerto por el puerto y no por el surtidor.',
      'El {name} puede salir de Gibraltar, cruzar y llegar con combustible de sobra: su autonomía es de {range}.',
      'Pocos yates de {loa} llegan tan lejos como el {name}: {range} antes de llamar a la gabarra.',
    ],
    body: [
      'A régimen económico los tanques dan para {range}; a {cruise}, para {crange}.',
      'Sus {range} de autonomía cubren una temporada entera en Grecia o en Noruega con dos visitas al surtidor.',
      'Lleva combustible para {range}, y pañoles y gambuzas a la altura.',
      'Incluso a {cruise} hace {crange}, y las cámaras frías están medidas para eso.',
      'Pañoles y cámaras frías van a la par de los tanques: el {name} tampoco entra a puerto por lechugas.',
      'El combustible se compra donde es barato y no donde al {name} se le acaba.',
    ],
  },
  fast: {
    headlines: [
      'Comer en otro país',
      '{Max} cuando hacen falta',
      'El camino más corto',
      'El primero en cada cala',
      'Llegar antes que la brisa',
    ],
    standfirsts: [
      'El {name} navega a {cruise} y llega a {max} si se le pide: un fin de semana da para tres fondeos.',
      'A {cruise}, el {name} hace la travesía antes de que entre la brisa y escoge sitio en la cala.',
      'Hay yates de {loa} para quedarse; el {name}, con sus {max}, es para ir.',
    ],
    body: [
      'A toda máquina da {max}; la cifra para hacer planes es {cruise}, y la mantiene todo el día.',
      '{Engines} lo llevan hasta {max}, y los lleva con aplomo.',
      'A {cruise} su autonomía es de {crange}: no se pensó para travesías largas, y las cortas se pasan volando.',
    ],
  },
  steady: {
    headlines: [
      'Doce nudos, toda la noche{?twelve}',
      'Hecho para guardias largas',
      'Sin prisa, por diseño',
      'A su propio paso',
    ],
    standfirsts: [
      'El {name} es un yate de desplazamiento y de los pacientes: {cruise} de día y de noche, sin aspavientos.',
      'Nadie corre a bordo del {name}: a {cruise} la estela es llana y las copas no se mueven de la mesa.',
    ],
    body: [
      'Su paso natural son {cruise}, y a ese andar al {name} solo lo oye quien lo busca.',
      'Con {max} a fondo y {cruise} por costumbre, hace cerca de trescientas millas entre dos desayunos.{?twelve}',
      'Las travesías se hacen a {cruise} y casi siempre de noche, para despertar donde uno quería bañarse.',
      'Su capitán calcula con {cruise} y rara vez llega tarde.',
    ],
  },
  shallow: {
    headlines: [
      '{Draft} y la playa al lado',
      'Donde otros mandan la auxiliar',
      'Por dentro de la barra',
      'Fondea más adentro',
    ],
    standfirsts: [
      'Con {draft} de calado, el {name} se queda donde otros yates de {loa} solo mandan la auxiliar.',
      'Un calado de {draft} abre al {name} la mitad de dentro de cualquier bahía.',
    ],
    body: [
      'Cala {draft}, lo bastante poco para los bancos de las Bahamas o el fondo de una cala sarda.',
      'Sus {draft} de calado acortan el viaje en la auxiliar, y a menudo lo ahorran.',
      'Basta mirar la carta con {draft} en la cabeza: hay el doble de fondeaderos.',
    ],
  },
  'lifting-keel': {
    headlines: ['{Draft} o {mindraft}', 'Orza abajo, orza arriba', 'Dos calados, un velero'],
    standfirsts: [
      'El {name} navega con {draft} de calado y entra en puerto con {mindraft}.',
      'La quilla del {name} se iza: {draft} para ceñir, {mindraft} para el fondeo de detrás del arrecife.',
    ],
    body: [
      'Con la quilla izada cala {mindraft} y pasa por donde otros veleros de {loa} siguen de largo.',
      'Quilla abajo, con {draft}, aguanta el trapo; quilla arriba, con {mindraft}, toda la bahía es suya.',
    ],
  },
  explorer: {
    headlines: [
      'Hecho para ir a ver',
      'Para el borde de la carta',
      'Proa de buque, mesa de yate',
      'Más allá del último puerto',
    ],
    standfirsts: [
      'El {name} es un yate de expedición de verdad: casco de {hull}, {range} de autonomía y víveres para semanas.',
      'La proa alta del {name} no está de adorno: se dibujó para aguas donde la ayuda queda a un día.',
      'El {name} lleva a {guests} invitados adonde no hay puerto deportivo, y lleva también su taller.',
    ],
    body: [
      'El puente, alto y a proa; la cubierta de trabajo, a popa; y todo en el {name} se alcanza y se repara en la mar.',
      'Se dibujó como un buque pequeño: {hull} abajo, cubiertas secas y {range} en los tanques.',
      'Un yate de expedición se gana el nombre en los pañoles, y el {name} carga víveres para que {guests} invitados olviden el calendario.',
    ],
  },
  hull: {
    headlines: [
      'Acero donde importa{?steel}',
      'Ligero para su eslora{?aluminium}',
      'Carbono, y se nota{?carbon}',
      'Un casco de tablas y paciencia{?wood}',
      'Aluminio y nada que sobre{?aluminium}',
      'Casco de acero para {round} metros{?steel}',
      'Ligero, rígido y de carbono{?carbon}',
    ],
    standfirsts: [
      'Bajo la pintura el {name} es acero, {loa} de acero, y se mueve con el peso de un buque.{?steel}',
      'El {name} es todo de aluminio: {loa} que piden menos potencia de la que parece.{?aluminium}',
      'El {name} está hecho en fibra de carbono, y así el peso queda en la quilla, que es donde sirve.{?carbon}{?sail}',
      'Madera, {loa} de madera: el {name} aún se puede reparar con herramienta de mano.{?wood}',
    ],
    body: [
      'Casco de acero y superestructura de aluminio: la receta de siempre, aquí con {gt}.{?steel}',
      'Un casco de acero de {loa} balancea despacio y perdona un atraque torpe.{?steel}',
      'En aluminio el {name} pesa menos que en acero, y a {cruise} pide menos máquina.{?aluminium}',
      'El carbono mantiene bajo el peso del {name} y rígidos sus {loa}.{?carbon}',
      'Un casco de composite se cuida fácil: el {name} pide pulimento más que pintura.{?composite}',
      'El casco de composite no se oxida y apenas envejece, razón por la que {builder} no usa otra cosa en esloras de {loa}.{?composite}{?under40}',
    ],
  },
  still: {
    headlines: [
      'A nivel también al ancla',
      'La sopa no se derrama',
      'La calma va a bordo',
      'Noches tranquilas en rada abierta',
    ],
    standfirsts: [
      'Los estabilizadores de velocidad cero mantienen a nivel al {name} al ancla, y una rada abierta sirve para dormir.',
      'La ola del último ferri pasa bajo el {name} casi sin avisar: los estabilizadores {stab} trabajan parado igual que en marcha.',
    ],
    body: [
      'Los estabilizadores {stab} trabajan también al ancla, y eso decide dónde puede dormir el {name}.',
      'Sus estabilizadores, de {stab}, actúan sin arrancada: se cena en calas que otros dejan al atardecer.',
      'Con estabilizadores {stab} al ancla, el {name} no tiene que buscar el único rincón sin mar de fondo.',
      'Los estabilizadores de velocidad cero son de {stab}.',
    ],
  },
  young: {
    headlines: ['Apenas rodado', 'Nuevo, de {builder}', 'Con la pintura aún joven', 'Entregado en {built}'],
    standfirsts: [
      'El {name} salió de {builder} en {built}, y todo a bordo funciona como el día de las pruebas de mar.',
      'Entregado en {built}, el {name} es un barco nuevo sin la espera de un barco nuevo.',
    ],
    body: [
      'Encargar hoy a {builder} un barco de {loa} llevaría años; el {name} se entregó en {built}.{?custom}',
      'Sus equipos son de {built}: los repuestos quedan a una llamada.',
    ],
  },
  veteran: {
    headlines: [
      'A flote desde {built}',
      '{Age} años bien llevados',
      'Mayor que sus rivales y más conocido',
      'Ha visto pasar las modas',
    ],
    standfirsts: [
      'Botado en {built}, el {name} ha sobrevivido a varias modas sin perder la suya.',
      'En {age} años al {name} lo ha cuidado gente que pensaba quedárselo.',
      '{builder} botó el {name} en {built}, y sus líneas han envejecido mejor que casi todas.',
    ],
    body: [
      'Un barco de {built} ya no tiene nada que demostrar: lo que podía fallar en el {name} está cambiado y lo que queda está sano.',
      'Tras {age} años, las maderas del {name} tienen un color que ningún barco nuevo puede dar.',
      'Es de {built}, cuando los astilleros dejaban sitio alrededor de las máquinas, y sus maquinistas lo agradecen.',
    ],
  },
  refit: {
    headlines: [
      'Un invierno de astillero en {refit}',
      'Puesto al día en {refit}',
      'Abierto y vuelto a cerrar',
      'Recién salido del refit de {refit}',
    ],
    standfirsts: [
      'El refit de {refit} repasó el {name} desde los tanques hacia arriba y dejó las líneas como estaban.',
      '{builder} construyó el {name} en {built}; la varada de {refit} puso al día lo demás.',
    ],
    body: [
      'Se construyó en {built} y pasó el refit en {refit}: su edad en los papeles dice menos que su sala de máquinas.',
      'El refit de {refit} renovó lo que tocan los invitados y lo que maldicen los maquinistas.',
      'Desde {refit} lleva los equipos de un barco mucho más joven bajo las cubiertas de {built}.',
    ],
  },
  classic: {
    headlines: [
      'Un arrufo que pide foto',
      'De antes de las cuñas',
      'Popa larga, arrufo tendido',
      'Modales de otra escuela',
    ],
    standfirsts: [
      'El {name} está dibujado a la antigua, con arrufo de verdad y una caseta que se rodea a pie.',
      'Nada en el {name} está inclinado por efecto: sus {loa} siguen a los yates de vapor y envejecen igual de despacio.',
    ],
    body: [
      'Los pasillos de banda dan la vuelta entera, y en el {name} tripulación e invitados no tienen por qué cruzarse.',
      'El perfil del {name} es bajo y tendido, y la vista se va por la regala y no hacia arriba.',
      'Desde el chinchorro, el {name} está bien por los cuatro costados: no hay prueba más antigua.',
    ],
  },
  sloop: {
    headlines: [
      'Un palo, {round} metros',
      'Un velero que pide brisa',
      'Escorar y callar',
      'El motor, parado a las diez',
    ],
    standfirsts: [
      'El {name} es un sloop de {loa}: un palo, dos velas que cuentan y una caña que responde.',
      'Al través, el {name} sostiene {max}, y solo se oye el agua.',
      'Tiene literas para {guests} y un buen salón, pero al {name} se le conoce a la rueda.',
    ],
    body: [
      'El aparejo es de sloop, fácil de leer y, con cabrestantes hidráulicos, fácil de cazar: {crew} tripulantes mueven sus {loa}.',
      'Cala {draft} y aguanta el trapo: el {name} no es un barco de motor con un palo.',
      'A vela, el {name} tiene preferencia de paso y mejores vistas.',
      'Bien trimado al través, el {name} se lleva con un dedo en la rueda.',
    ],
  },
  ketch: {
    headlines: [
      'Dos palos, velas menores',
      'Un queche de los de siempre',
      'El trapo, repartido',
      'Mesana arriba, café al fuego',
    ],
    standfirsts: [
      'Dos palos reparten el trabajo a bordo del {name}: no hay vela que {crew} tripulantes no puedan arriar en un chubasco.',
      'El {name} es un queche de {loa}, aparejo de océano y de gente sin prisa.',
    ],
    body: [
      'Con mesana y génova el {name} se equilibra solo, un truco viejo que ningún ordenador ha mejorado.',
      'El aparejo de queche deja cada vela pequeña para {loa} de barco, y la caña ligera.',
      'Con la mesana arriba se queda aproado al ancla y bornea menos que sus vecinos.',
    ],
  },
  'dark-sails': {
    headlines: ['Velas grises en el horizonte', 'Se le conoce por las velas'],
    standfirsts: [
      'Las velas oscuras distinguen al {name} de lejos, y casi siempre por delante.',
      'A bordo de otros barcos al {name} lo conocen por las velas, oscuras contra cualquier cielo.',
    ],
    body: [
      'Sus velas oscuras guardan la forma durante años; desde el barco de comité se reconoce al {name} antes de leerle el número.',
      'Las velas oscuras del {name} portan duras y planas en sus {loa}.',
    ],
  },
  'two-hulls': {
    headlines: ['{Beam} de cubierta', 'Ancho, plano y sin prisa', 'Dos cascos, una terraza', 'A vela y sin escorar'],
    standfirsts: [
      'Con {beam} de manga en {loa}, el {name} tiene la cubierta de un barco la mitad más largo.',
      'El {name} navega derecho: {beam} de manga hacen el trabajo de una quilla y no hay que trincar nada.',
      'En el {name} el salón, la bañera y la mar quedan al mismo nivel, en {beam} de ancho.',
    ],
    body: [
      'Dos cascos separan los camarotes, y en el {name} duermen {guests} sin oírse.',
      'Cala {draft} y se acerca a la playa más que cualquier monocasco de {loa}.',
      'Al ancla, los {beam} de manga mantienen quieto al {name} cuando la mar dobla la punta.',
      'Las redes de proa son el mejor asiento del {name} hasta que llegan los rociones.',
    ],
  },
  colour: {
    headlines: [
      'El del casco {colour}',
      'Casco {colour} entre cascos blancos',
      'De color {colour}, fácil de encontrar',
    ],
    standfirsts: [
      'En una bahía de yates blancos, el {name} es el del casco {colour}: {loa} que no se confunden.',
      'La obra muerta es de color {colour}, y al {name} la luz de la tarde le sienta mejor que a los blancos.',
    ],
    body: [
      'El casco {colour} hace fácil encontrar al {name} de noche desde la auxiliar.',
      'El casco es de color {colour}; la tripulación sabe lo que eso cuesta en pulimento.',
      'El color {colour} le va bien: baja la vista y alarga {loa} de casco.',
    ],
  },
  built: {
    body: [
      '{builder} lo entregó en {built}.',
      '{builder} lo construyó en {built}, en {hull}.',
      'Salió del astillero {builder} en {built}, con {loa} de eslora y {beam} de manga.',
      'Construido por {builder} y botado en {built}, mide {loa} por {beam}.',
      'Es un {builder} de {built}, con casco de {hull}.',
      'El astillero, {builder}; el año, {built}.',
      'Lo firma {builder}, en {built}, y arquea {gt}.',
      'De {builder} salieron en {built} sus {loa}, con {draft} de calado.',
      'Lleva placa de {builder} y fecha de {built}.',
      '{builder} puso la quilla y lo terminó en {built}, con {beam} de manga.',
    ],
  },
  engines: {
    body: [
      '{Engines}, de {hp} cada uno, lo llevan a {max}.',
      'Abajo hay {engines}, de {hp} por motor, que dan {cruise} sin esfuerzo.',
      'La potencia la ponen {engines}; a {cruise} van descansados.',
      'El jefe de máquinas atiende {engines} y una autonomía de {range}.{?over40}',
      '{Engines} dan {max} a fondo y {cruise} a diario.',
      'En cifras: {engines}, {max} de punta, {cruise} de crucero y {range} de autonomía.',
      'En la sala de máquinas hay {engines}, de {hp} cada uno.',
      'Hace {cruise} de crucero con {engines}.',
      'Cuando cae el viento, un {engine} de {hp} lo lleva a {cruise}.{?oneEngine}',
      'Para calmas y puertos lleva un {engine}, con autonomía para {range}.{?oneEngine}',
      'Con las velas abajo manda un {engine}, a {cruise}.{?oneEngine}',
    ],
  },
  designers: {
    body: [
      'Las líneas son de {exterior}; los interiores, de {interior}.',
      '{exterior} dibujó el exterior; {interior} amuebló lo que hay detrás.',
      'El perfil es obra de {exterior}.',
      '{interior} hizo el interior, y lo hizo sereno.',
      'Por dentro, {interior} eligió pocos materiales y los usó bien.',
      'Lo dibujó {exterior}, y las proporciones han aguantado.',
      'Lleva la firma de {exterior}, con interiores de {interior} en tonos de día.',
      'La mano de {interior} se nota en la carpintería, sencilla y exacta.',
    ],
  },
};
