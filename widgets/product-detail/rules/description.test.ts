import { describe, expect, it } from 'vitest';
import { descriptionText } from './description';

describe('the bare text of a description', () => {
  it.each([
    ['<p>Vida <b>M8</b></p><ul><li>Çelik</li><li>Galvaniz</li></ul>', ['Vida M8', 'Çelik', 'Galvaniz']],
    ['bir<br>iki<BR/>üç', ['bir', 'iki', 'üç']],
    ['5 &lt; 6 &amp;&nbsp;7 &#350;&#x15f; &yok;', ['5 < 6 & 7 Şş &yok;']],
    ['&amp;lt;b&amp;gt;', ['&lt;b&gt;']],
    ['3 < 4 ve 5 > 2', ['3 < 4 ve 5 > 2']],
    ['<script>alert(1)</script><style>p{}</style>açık<!-- gizli -->', ['açık']],
    ['önce<script>alert(1)', ['önce']],
    ['<h2 class="b">Boy</h2><i class="i">10</i>  cm<!-- açık kalan', ['Boy', '10 cm']],
    ['<p> </p><p>&nbsp;</p>', []],
  ])('of %j is %j', (html, expected) => {
    expect(descriptionText(html)).toEqual(expected);
  });

  it('survives numbers that are no characters', () => {
    expect(descriptionText('a&#999999;b&#xfffff;c')).toHaveLength(1);
  });
});
