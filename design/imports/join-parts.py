# Adds the glyphs of other fonts to the first: join-parts.py latin.ttf latin-ext.ttf ... joined.woff2
# Fontsource splits every family in two files, and no package has the whole variable font. Each file would be a request.
# Needs: pip install fonttools==4.66.1 brotli==1.2.0
import sys

from fontTools.ttLib import TTFont
from fontTools.varLib.hvar import add_HVAR

first, *others, joined = sys.argv[1:]
font = TTFont(first)
font.ensureDecompiled()


def with_components(glyph, more):
    names = {glyph}
    for component in more['glyf'][glyph].getComponentNames(more['glyf']):
        names |= with_components(component, more)
    return names


def add(more, suffix):
    letters = more.getBestCmap()
    glyphs = set().union(*(with_components(glyph, more) for glyph in letters.values()))
    names = {glyph: f'{glyph}.{suffix}' for glyph in sorted(glyphs, key=more.getGlyphID)}
    font.setGlyphOrder(font.getGlyphOrder() + list(names.values()))
    for glyph, name in names.items():
        outline = more['glyf'][glyph]
        for component in outline.components if outline.isComposite() else []:
            component.glyphName = names[component.glyphName]
        font['glyf'].glyphs[name] = outline
        font['hmtx'][name] = more['hmtx'][glyph]
        # A static font's glyph is the same at every weight.
        if 'gvar' in font:
            font['gvar'].variations[name] = more['gvar'].variations[glyph] if 'gvar' in more else []
    for table in font['cmap'].tables:
        table.cmap |= {letter: names[glyph] for letter, glyph in letters.items()}


for number, other in enumerate(others):
    add(TTFont(other), number)
if 'HVAR' in font:
    del font['HVAR']
    add_HVAR(font)
font.flavor = 'woff2'
font.save(joined)
