"""Makes src/theme/overpass.woff2: one small variable font out of the subsets that @fontsource-variable/overpass ships.

Upstream splits the letters of one Nigerian name over three files, so that accents lose their base and every page loads all
three. This joins them by glyph name (they were cut from one font and agree), keeps exactly the characters of
characters.json, and narrows the weights to 400 to 700.

Needs fontTools and brotli (Debian: python3-fonttools python3-brotli). Run in packages/ui:  /usr/bin/python3 font/subset.py
The result is the same bytes for the same input. Licence of the font: src/theme/overpass-OFL.txt.
"""
import json
import unicodedata
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

here = Path(__file__).parent
source = here.parent / 'node_modules/@fontsource-variable/overpass/files'
target = here.parent / 'src/theme/overpass.woff2'
characters = json.loads((here / 'characters.json').read_text())
wanted = {code for first, last, _ in characters['ranges'] for code in range(int(first, 16), int(last, 16) + 1)}


def load(name):
    font = TTFont(source / f'overpass-{name}-wght-normal.woff2', recalcTimestamp=False)
    font.ensureDecompiled()
    return font


def join(font, other):
    """Adds the glyphs and characters of `other` that `font` lacks."""
    new = [name for name in other.getGlyphOrder() if name not in font['glyf'].glyphs]
    for name in new:
        font['glyf'].glyphs[name] = other['glyf'].glyphs[name]
        font['gvar'].variations[name] = other['gvar'].variations.get(name, [])
        font['hmtx'].metrics[name] = other['hmtx'].metrics[name]
    order = font.getGlyphOrder() + new
    font.setGlyphOrder(order)
    font['glyf'].glyphOrder = order
    for table in font['cmap'].tables:
        if table.isUnicode():
            for code, name in other.getBestCmap().items():
                if code <= 0xFFFF:
                    table.cmap.setdefault(code, name)


def let_tones_stand_on_dotted_letters(font):
    """Upstream places no tone on ẹ ọ ṣ and their like; a tone stands there where it stands on the plain letter."""
    cmap = font.getBestCmap()
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = getattr(table, 'ExtSubTable', table)
            if type(table).__name__ != 'MarkBasePos':
                continue
            records = dict(zip(table.BaseCoverage.glyphs, table.BaseArray.BaseRecord))
            for code, name in cmap.items():
                parts = unicodedata.decomposition(chr(code)).split()
                if len(parts) != 2 or parts[1] != '0323':
                    continue
                plain = cmap.get(int(parts[0], 16))
                if plain in records:
                    records.setdefault(name, records[plain])
            glyphs = sorted(records, key=font.getGlyphID)
            table.BaseCoverage.glyphs = glyphs
            table.BaseArray.BaseRecord = [records[name] for name in glyphs]
            table.BaseArray.BaseCount = len(glyphs)


font = load('latin')
join(font, load('latin-ext'))
join(font, load('vietnamese'))
del font['HVAR']  # indexed by glyph of one file; the widths vary by gvar all the same
font['maxp'].numGlyphs = len(font.getGlyphOrder())
let_tones_stand_on_dotted_letters(font)

options = subset.Options()
options.layout_features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'liga', 'calt', 'tnum', 'pnum']
options.hinting = False
options.notdef_outline = True
options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17]
options.drop_tables += ['STAT']
cutter = subset.Subsetter(options)
cutter.populate(unicodes=wanted)
cutter.subset(font)

font = instancer.instantiateVariableFont(font, {'wght': (400, 700)}, inplace=True)

# Cap height is 70 % of the em; these metrics centre capitals in their line in every browser, without nudges.
em = font['head'].unitsPerEm
ascent, descent = round(em * 0.99), round(em * 0.27)
font['hhea'].ascent, font['hhea'].descent, font['hhea'].lineGap = ascent, -descent, 0
os2 = font['OS/2']
os2.sTypoAscender, os2.sTypoDescender, os2.sTypoLineGap = ascent, -descent, 0
os2.usWinAscent, os2.usWinDescent = ascent, descent
os2.fsSelection |= 1 << 7

font.flavor = 'woff2'
font.save(target)

missing = sorted(wanted - set(font.getBestCmap()))
characters['missingUpstream'] = [f'{code:X}' for code in missing]
text = json.dumps(characters, ensure_ascii=False, indent=2)
(here / 'characters.json').write_text(text + '\n')
print(f'{target.name}: {target.stat().st_size} bytes, {len(wanted) - len(missing)} characters, {len(missing)} missing upstream')
