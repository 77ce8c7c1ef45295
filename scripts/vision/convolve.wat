;; What takes most of the time in lib/vision/networks/network.ts, with four numbers at once. All addresses and strides in
;; bytes, all numbers float32. A row may be written beyond its end, by up to three pixels: what lies there is written
;; later, or is nobody's.
(module
  (memory (export "memory") 1)

  ;; Copies rows into the middle of a larger picture of zeros.
  (func (export "pad")
    (param $from i32) (param $to i32) (param $row i32) (param $rows i32) (param $left i32) (param $above i32)
    (local $wide i32)
    (local.set $wide (i32.add (local.get $row) (i32.shl (local.get $left) (i32.const 1))))
    (memory.fill
      (local.get $to)
      (i32.const 0)
      (i32.mul (local.get $wide) (i32.add (local.get $rows) (i32.shl (local.get $above) (i32.const 1)))))
    (local.set $to
      (i32.add
        (i32.add (local.get $to) (local.get $left))
        (i32.mul (local.get $wide) (local.get $above))))
    (loop $next
      (if (local.get $rows)
        (then
          (memory.copy (local.get $to) (local.get $from) (local.get $row))
          (local.set $from (i32.add (local.get $from) (local.get $row)))
          (local.set $to (i32.add (local.get $to) (local.get $wide)))
          (local.set $rows (i32.sub (local.get $rows) (i32.const 1)))
          (br $next)))))

  ;; Weighted sums of `lines` rows of taps over a padded picture, none less than `least`: four pixels by eight outputs at a
  ;; time. `run` bytes follow one another in each of `runs` pieces of a row of taps, which are `apart` bytes from each other;
  ;; `under` from row to row of taps, `down` from row to row of answers.
  (func (export "convolve")
    (param $in i32) (param $out i32) (param $weights i32) (param $bias i32)
    (param $width i32) (param $height i32) (param $outputs i32)
    (param $right i32) (param $down i32) (param $under i32)
    (param $run i32) (param $runs i32) (param $apart i32) (param $lines i32) (param $least f32)
    (local $y i32) (local $x i32) (local $o i32) (local $i i32) (local $j i32) (local $end i32)
    (local $p i32) (local $q i32) (local $tap i32) (local $piece i32) (local $to i32) (local $pixel i32)
    (local $p1 i32) (local $p2 i32) (local $p3 i32)
    (local $w0 v128) (local $w1 v128) (local $v v128)
    (local $a0 v128) (local $a1 v128) (local $b0 v128) (local $b1 v128)
    (local $c0 v128) (local $c1 v128) (local $d0 v128) (local $d1 v128)
    (local.set $pixel (i32.shl (local.get $outputs) (i32.const 2)))
    (local.set $p1 (local.get $right))
    (local.set $p2 (i32.shl (local.get $right) (i32.const 1)))
    (local.set $p3 (i32.add (local.get $p1) (local.get $p2)))
    (loop $rows
      (local.set $x (i32.const 0))
      (loop $fours
        (local.set $p
          (i32.add
            (i32.add (local.get $in) (i32.mul (local.get $y) (local.get $down)))
            (i32.mul (local.get $x) (local.get $right))))
        (local.set $to
          (i32.add
            (local.get $out)
            (i32.mul
              (local.get $pixel)
              (i32.add (i32.mul (local.get $y) (local.get $width)) (local.get $x)))))
        (local.set $tap (local.get $weights))
        (local.set $o (i32.const 0))
        (loop $blocks
          (local.set $a0 (v128.load (i32.add (local.get $bias) (local.get $o))))
          (local.set $a1 (v128.load offset=16 (i32.add (local.get $bias) (local.get $o))))
          (local.set $b0 (local.get $a0)) (local.set $b1 (local.get $a1))
          (local.set $c0 (local.get $a0)) (local.set $c1 (local.get $a1))
          (local.set $d0 (local.get $a0)) (local.set $d1 (local.get $a1))
          (local.set $j (i32.const 0))
          (loop $taps
            (local.set $piece (i32.add (local.get $p) (i32.mul (local.get $j) (local.get $under))))
            (local.set $i (i32.const 0))
            (loop $pieces
              (local.set $q (i32.add (local.get $piece) (i32.mul (local.get $i) (local.get $apart))))
              (local.set $end (i32.add (local.get $q) (local.get $run)))
              (loop $numbers
                (local.set $w0 (v128.load (local.get $tap)))
                (local.set $w1 (v128.load offset=16 (local.get $tap)))
                (local.set $v (v128.load32_splat (local.get $q)))
                (local.set $a0 (f32x4.add (local.get $a0) (f32x4.mul (local.get $v) (local.get $w0))))
                (local.set $a1 (f32x4.add (local.get $a1) (f32x4.mul (local.get $v) (local.get $w1))))
                (local.set $v (v128.load32_splat (i32.add (local.get $q) (local.get $p1))))
                (local.set $b0 (f32x4.add (local.get $b0) (f32x4.mul (local.get $v) (local.get $w0))))
                (local.set $b1 (f32x4.add (local.get $b1) (f32x4.mul (local.get $v) (local.get $w1))))
                (local.set $v (v128.load32_splat (i32.add (local.get $q) (local.get $p2))))
                (local.set $c0 (f32x4.add (local.get $c0) (f32x4.mul (local.get $v) (local.get $w0))))
                (local.set $c1 (f32x4.add (local.get $c1) (f32x4.mul (local.get $v) (local.get $w1))))
                (local.set $v (v128.load32_splat (i32.add (local.get $q) (local.get $p3))))
                (local.set $d0 (f32x4.add (local.get $d0) (f32x4.mul (local.get $v) (local.get $w0))))
                (local.set $d1 (f32x4.add (local.get $d1) (f32x4.mul (local.get $v) (local.get $w1))))
                (local.set $tap (i32.add (local.get $tap) (i32.const 32)))
                (local.set $q (i32.add (local.get $q) (i32.const 4)))
                (br_if $numbers (i32.lt_u (local.get $q) (local.get $end))))
              (local.set $i (i32.add (local.get $i) (i32.const 1)))
              (br_if $pieces (i32.lt_u (local.get $i) (local.get $runs))))
            (local.set $j (i32.add (local.get $j) (i32.const 1)))
            (br_if $taps (i32.lt_u (local.get $j) (local.get $lines))))
          (local.set $q (i32.add (local.get $to) (local.get $o)))
          (local.set $v (f32x4.splat (local.get $least)))
          (v128.store (local.get $q) (f32x4.max (local.get $a0) (local.get $v)))
          (v128.store offset=16 (local.get $q) (f32x4.max (local.get $a1) (local.get $v)))
          (local.set $q (i32.add (local.get $q) (local.get $pixel)))
          (v128.store (local.get $q) (f32x4.max (local.get $b0) (local.get $v)))
          (v128.store offset=16 (local.get $q) (f32x4.max (local.get $b1) (local.get $v)))
          (local.set $q (i32.add (local.get $q) (local.get $pixel)))
          (v128.store (local.get $q) (f32x4.max (local.get $c0) (local.get $v)))
          (v128.store offset=16 (local.get $q) (f32x4.max (local.get $c1) (local.get $v)))
          (local.set $q (i32.add (local.get $q) (local.get $pixel)))
          (v128.store (local.get $q) (f32x4.max (local.get $d0) (local.get $v)))
          (v128.store offset=16 (local.get $q) (f32x4.max (local.get $d1) (local.get $v)))
          (local.set $o (i32.add (local.get $o) (i32.const 32)))
          (br_if $blocks (i32.lt_u (local.get $o) (local.get $pixel))))
        (local.set $x (i32.add (local.get $x) (i32.const 4)))
        (br_if $fours (i32.lt_u (local.get $x) (local.get $width))))
      (local.set $y (i32.add (local.get $y) (i32.const 1)))
      (br_if $rows (i32.lt_u (local.get $y) (local.get $height)))))

  ;; The largest of each two by two, of pixels of `pixel` bytes in rows of `row`.
  (func (export "pool")
    (param $in i32) (param $out i32) (param $width i32) (param $height i32) (param $pixel i32) (param $row i32)
    (local $x i32) (local $p i32) (local $end i32) (local $under i32)
    (loop $rows
      (local.set $p (local.get $in))
      (local.set $x (local.get $width))
      (loop $pixels
        (local.set $end (i32.add (local.get $p) (local.get $pixel)))
        (loop $channels
          (local.set $under (i32.add (local.get $p) (local.get $row)))
          (v128.store
            (local.get $out)
            (f32x4.max
              (f32x4.max
                (v128.load (local.get $p))
                (v128.load (i32.add (local.get $p) (local.get $pixel))))
              (f32x4.max
                (v128.load (local.get $under))
                (v128.load (i32.add (local.get $under) (local.get $pixel))))))
          (local.set $out (i32.add (local.get $out) (i32.const 16)))
          (local.set $p (i32.add (local.get $p) (i32.const 16)))
          (br_if $channels (i32.lt_u (local.get $p) (local.get $end))))
        (local.set $p (i32.add (local.get $p) (local.get $pixel)))
        (local.set $x (i32.sub (local.get $x) (i32.const 1)))
        (br_if $pixels (local.get $x)))
      (local.set $in (i32.add (local.get $in) (i32.shl (local.get $row) (i32.const 1))))
      (local.set $height (i32.sub (local.get $height) (i32.const 1)))
      (br_if $rows (local.get $height)))))
