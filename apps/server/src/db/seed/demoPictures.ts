import { createDrawing, type Colour } from './pngDrawing.ts'

/** Body colours of the demo's vehicles. */
export const bodyColours: Readonly<Record<string, Colour>> = {
  White: [240, 241, 238],
  Silver: [176, 182, 188],
  Blue: [44, 92, 168],
  Yellow: [242, 189, 44],
}

const sky: Colour = [203, 224, 240]
const road: Colour = [92, 96, 102]
const glass: Colour = [52, 66, 84]
const tyre: Colour = [28, 28, 30]
const lamp: Colour = [255, 236, 170]
const line: Colour = [196, 60, 44]

/** Length, height and number of windows of each type's side. */
const shapes: Readonly<Record<string, readonly [length: number, height: number, windows: number]>> = {
  suv: [170, 66, 3],
  mini_van: [180, 70, 4],
  mini_bus: [210, 84, 5],
  coaster: [260, 92, 7],
}

/** A vehicle from the side. */
export function drawVehicleSide(type: string, colour: string): Uint8Array {
  const [length, height, windows] = shapes[type] ?? [200, 76, 4]
  const picture = createDrawing(320, 200, [sky, road, bodyColours[colour] ?? sky, glass, tyre, lamp, line])
  const left = Math.round((320 - length) / 2)
  const floor = 150
  picture.rectangle(0, 152, 320, 200, 1)
  picture.rectangle(left, floor - height, left + length, floor, 2)
  picture.rectangle(left, floor - 26, left + length, floor - 20, 6)
  const step = Math.floor((length - 20) / windows)
  for (let at = 0; at < windows; at += 1)
    picture.rectangle(left + 12 + at * step, floor - height + 12, left + 4 + (at + 1) * step, floor - height + 38, 3)
  picture.rectangle(left + length - 6, floor - 40, left + length, floor - 30, 5)
  for (const x of [left + 38, left + length - 38]) picture.circle(x, floor, 18, 4)
  for (const x of [left + 38, left + length - 38]) picture.circle(x, floor, 8, 1)
  return picture.png()
}

/** A vehicle from the front. */
export function drawVehicleFront(type: string, colour: string): Uint8Array {
  const [, height] = shapes[type] ?? [200, 76, 4]
  const picture = createDrawing(320, 200, [sky, road, bodyColours[colour] ?? sky, glass, tyre, lamp, line])
  picture.rectangle(0, 152, 320, 200, 1)
  for (const x of [112, 190]) picture.rectangle(x, 136, x + 20, 166, 4)
  picture.rectangle(104, 150 - height, 218, 150, 2)
  picture.rectangle(114, 160 - height, 208, 196 - height, 3)
  picture.rectangle(104, 124, 218, 130, 6)
  for (const x of [122, 200]) picture.circle(x, 138, 7, 5)
  picture.rectangle(140, 136, 182, 148, 5)
  return picture.png()
}

/** Backgrounds and clothes of the demo's portraits. */
const people: readonly (readonly [Colour, Colour])[] = [
  [
    [214, 228, 214],
    [38, 84, 66],
  ],
  [
    [236, 220, 200],
    [120, 52, 40],
  ],
  [
    [214, 220, 236],
    [40, 56, 104],
  ],
  [
    [238, 228, 206],
    [84, 72, 36],
  ],
  [
    [226, 214, 232],
    [84, 44, 96],
  ],
  [
    [210, 232, 232],
    [32, 92, 98],
  ],
]
/** How many different portraits there are. */
export const portraitCount = people.length

/** A portrait. */
export function drawPortrait(number: number): Uint8Array {
  const [back, cloth] = people[number % people.length] ?? [sky, road]
  const picture = createDrawing(160, 160, [back, cloth, [106, 68, 46], [32, 26, 24]])
  picture.circle(80, 168, 62, 1)
  picture.circle(80, 66, 36, 3)
  picture.circle(80, 72, 32, 2)
  return picture.png()
}
