import { either } from '../page/anyOf';

/** Who makes vehicles, those of a farm too, in small letters. */
export const MAKES =
  /toyota|honda|nissan|ford|gm|gmc|hyundai|kia|chevy|chevrolet|dodge|jeep|ram|subaru|mazda|vw|volkswagen|bmw|audi|mercedes|lexus|acura|infiniti|tesla|chrysler|buick|cadillac|lincoln|mitsubishi|volvo|harley|yamaha|kawasaki|polaris|suzuki|kubota|john deere|bobcat/;

/** Vehicles that people owe for, as they call them. */
export const MODELS = either(
  /4runner|accord|altima|armada|avalanche|camaro|camry|charger|cherokee|civic|colorado|corolla|cr-?v|cruze|cx-?\d{1,2}/,
  /durango|edge|elantra|equinox|escalade|escape|expedition|explorer|f-?[1-3]50|forester|frontier|fusion|highlander|hr-?v/,
  /impala|jetta|kicks|malibu|maxima|murano|mustang|odyssey|optima|outback|pathfinder|passat|prius|rav-?4|rogue|santa fe/,
  /sedona|sentra|sienna|sierra|silverado|sonata|sorento|sportage|suburban|tacoma|tahoe|telluride|tiguan|traverse|trax/,
  /tucson|tundra|versa|wrangler|yaris|yukon/,
);
